import LiveryCommandLine
import LiveryPreview
import LiverySession
import LiverySource
import LiveryStyle
import LiveryTree

/// Shows what happens in a session and does what is typed, until one of them ends it. Used by one task.
final class SessionLoop {
    /// How long a close frame may take to be sent: the transport sends it while the process goes on.
    static let closingTime: Duration = .milliseconds(100)

    private let session: LiveSessionCoordinator
    private let origin: String
    private let isOnce: Bool
    private let recorder: TrafficRecorder?
    private var output: any SessionOutput

    /// The page as it was last shown; nil while none has come.
    private var page: StyledTree?
    private var updateCount = 0
    /// The lines that came before there was a page.
    private var waitingLines: [String] = []

    init(
        session: LiveSessionCoordinator, origin: String, isOnce: Bool, recorder: TrafficRecorder?,
        output: any SessionOutput
    ) {
        self.session = session
        self.origin = origin
        self.isOnce = isOnce
        self.recorder = recorder
        self.output = output
    }

    func run(_ events: SessionEvents, in console: Console) async -> ExitStatus {
        for await event in events.stream {
            let status: ExitStatus?
            switch event {
            case .state(let state): status = show(state, in: console)
            case .update(let update):
                status = await show(update, in: console)
                events.takeNextUpdate()
            case .input(.line(let line)): status = await take(line, in: console)
            // On a terminal this is Control-D; elsewhere there is only nobody who types.
            case .input(.end): status = console.output.isTerminal ? await finish(in: console) : nil
            case .input(.interruption): status = await finish(in: console)
            case .deadline:
                console.report(error: "no tree has come in time")
                _ = await finish(in: console)
                status = .failure
            }
            if let status { return status }
            if console.output.isClosed { return await finish(in: console) }
        }
        return .success
    }

    // MARK: What the server does

    private func show(_ state: LiveSessionState, in console: Console) -> ExitStatus? {
        output.show(state, in: console)
        guard case .closed(let end) = state else { return nil }
        switch end {
        case .closed(code: 1000, reason: _) where page != nil || !isOnce: return .success
        case .disconnected: return .success
        case .closed, .failed, .timedOut, .silent: return .failure
        }
    }

    private func show(_ update: LiveUpdate, in console: Console) async -> ExitStatus? {
        // What is newest is shown, also when the update is older.
        let current = await session.page()
        let marks = PreviewMarks(from: page ?? StyledTree(WidgetTree(), stylesheet: current.stylesheet), to: current)
        let hasNews = !marks.isEmpty || !update.effects.isEmpty || !update.diagnostics.isEmpty
        guard hasNews else { return nil }
        let isFirst = page == nil
        let hasPage = !current.tree.roots.isEmpty
        if isOnce, !hasPage {
            console.report(VisibleText.escapingLines(update.diagnostics.text))
            return nil
        }
        updateCount += 1
        output.show(
            PageUpdate(
                number: updateCount, location: await session.location, page: current, marks: marks,
                isFirst: isFirst, views: update.views, effects: update.effects,
                droppedEffectCount: update.droppedEffectCount, diagnostics: update.diagnostics),
            in: console)
        guard hasPage else { return nil }
        page = current
        if isOnce { return await finish(in: console) }
        return isFirst ? await takeWaitingLines(in: console) : nil
    }

    // MARK: What a person does

    private func takeWaitingLines(in console: Console) async -> ExitStatus? {
        let lines = waitingLines
        waitingLines = []
        for line in lines {
            if let status = await take(line, in: console) { return status }
        }
        return nil
    }

    private func take(_ line: String, in console: Console) async -> ExitStatus? {
        guard !isOnce else { return nil }
        do throws(SessionCommandError) {
            guard let command = try SessionCommand(parsing: line) else { return nil }
            if command == .quit { return await finish(in: console) }
            guard let page else {
                waitingLines.append(line)
                return nil
            }
            if let answer = await carryOut(command, on: page) { output.show(answer, in: console) }
        } catch {
            output.show(.error("\(error)"), in: console)
        }
        return nil
    }

    private func carryOut(_ command: SessionCommand, on page: StyledTree) async -> SessionAnswer? {
        do throws(LiveSessionError) {
            switch command {
            case .tap(let path, let prop):
                recorder?.note(prop == "on_tap" ? "tap \(path)" : "trigger \(prop) of \(path)")
                return try await trigger(prop, at: path)
            case .event(let name, let payload, let id):
                recorder?.note("event \(name)")
                if let id {
                    guard let view = await session.view(withID: id) else { return .error("there is no view '\(id)'") }
                    try await view.send(event: name, payload: payload)
                } else {
                    try await session.send(event: name, payload: payload)
                }
            case .navigate(let path):
                recorder?.note("navigate \(path)")
                try await session.navigate(to: LiveLocation(path))
            case .back:
                recorder?.note("back")
                try await session.back()
            case .forward:
                recorder?.note("forward")
                try await session.forward()
            case .tree: return .page(page)
            case .views: return .views(await session.liveViews.withRoots, page)
            case .diagnostics: return .diagnostics(await session.diagnostics)
            case .help: return .text(SessionCommand.summary)
            case .quit: break
            }
        } catch {
            return .error(SessionWords.text(of: error))
        }
        return nil
    }

    /// Does what a prop says, of the node that is at a path now: what was last shown may be older.
    private func trigger(_ prop: String, at path: String) async throws(LiveSessionError) -> SessionAnswer? {
        while true {
            let node: NodeID
            do throws(NodePathError) {
                node = try await session.page().tree.find(NodePath(parsing: path))
            } catch {
                return .error(error.message)
            }
            do throws(LiveSessionError) {
                try await session.trigger(prop: prop, on: node)
                return nil
            } catch {
                // Another page has come meanwhile.
                guard error == .command(.noSuchNode) else { throw error }
            }
        }
    }

    /// Closes the connection, and gives the status of a session that was ended here.
    private func finish(in console: Console) async -> ExitStatus {
        await session.disconnect()
        if !isOnce { output.show(.closed(.disconnected), in: console) }
        try? await Task.sleep(for: Self.closingTime)
        return .success
    }
}

extension [LiveViewCoordinator] {
    /// The views with their roots, as far as they are still there.
    fileprivate var withRoots: [LiveView] {
        get async {
            var views: [LiveView] = []
            for view in self {
                if let root = await view.root { views.append(LiveView(id: view.id, root: root)) }
            }
            return views
        }
    }
}
