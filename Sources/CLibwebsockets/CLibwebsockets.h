#ifndef C_LIBWEBSOCKETS_H
#define C_LIBWEBSOCKETS_H

#include <libwebsockets.h>
#include <openssl/x509v3.h>
#include <stdbool.h>

/// The number of bytes that lws_write needs before those that it sends: a macro that Swift doesn't import.
static inline size_t livery_lws_headroom(void) { return LWS_PRE; }

/// Whether the certificate that is being verified may speak for an IP address. Those of its chain may always.
///
/// libwebsockets compares the host with the certificate's DNS names only, which never match an address.
static inline bool livery_certificate_names_address(void *_Nullable verification, const char *_Nonnull address) {
    X509_STORE_CTX *context = (X509_STORE_CTX *)verification;
    if (!context) return false;
    if (X509_STORE_CTX_get_error_depth(context) != 0) return true;
    X509 *certificate = X509_STORE_CTX_get_current_cert(context);
    return certificate && X509_check_ip_asc(certificate, address, 0) == 1;
}

/// Why the certificate that is being verified isn't trusted, in words.
static inline const char *_Nonnull livery_certificate_problem(void *_Nullable verification) {
    return X509_verify_cert_error_string(
        verification ? X509_STORE_CTX_get_error((X509_STORE_CTX *)verification) : X509_V_ERR_UNSPECIFIED);
}

#endif
