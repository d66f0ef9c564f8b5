"""Certificates of a test authority, made with the openssl command."""

import ssl
import subprocess
from pathlib import Path

_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]


def _openssl(*arguments):
    subprocess.run(["openssl", *arguments], check=True, capture_output=True)


def make_authority(folder: Path) -> Path:
    """Makes an authority and returns the path of its certificate."""
    certificate = folder / "ca.pem"
    _openssl(
        "req", "-x509", *_KEY, "-keyout", str(folder / "ca.key"), "-out", str(certificate),
        "-subj", "/CN=Livery test authority", "-days", "2", "-addext", "keyUsage=critical,keyCertSign",
    )
    return certificate


def server_context(folder: Path, name: str) -> ssl.SSLContext:
    """A TLS server with a certificate of the authority for one name, such as DNS:localhost or IP:127.0.0.1."""
    stem = name.replace(":", "-")
    key, request, certificate, extensions = (folder / f"{stem}.{end}" for end in ("key", "csr", "pem", "ext"))
    extensions.write_text(f"subjectAltName={name}\n")
    _openssl("req", *_KEY, "-keyout", str(key), "-out", str(request), "-subj", "/CN=Livery test server")
    _openssl(
        "x509", "-req", "-in", str(request), "-CA", str(folder / "ca.pem"), "-CAkey", str(folder / "ca.key"),
        "-CAcreateserial", "-out", str(certificate), "-days", "2", "-extfile", str(extensions),
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context
