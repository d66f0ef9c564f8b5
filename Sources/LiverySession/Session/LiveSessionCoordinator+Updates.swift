import LiverySource
import LiveryTree

/// What comes in, and who is told of it.
extension LiveSessionCoordinator {
    /// The updates of the whole page, for one subscriber; see ``LiveUpdates``.
    public var updates: LiveUpdates { subscribe(to: nil) }

    func updates(of view: LiveViewCoordinator) -> LiveUpdates { subscribe(to: view) }

    func root(of view: LiveViewCoordinator) -> NodeID? { views.root(of: view) }

    func receive(_ message: SocketMessage) {
        frame += 1
        isAnswerDue = false
        let update = wire.receive(message)
        // An answer to a heartbeat shows that the server is there, not that its views work.
        if !update.isHeartbeatReply { attempt = 0 }
        for diagnostic in update.diagnostics { note(diagnostic) }
        note(update)
        tellFollowers()
        scheduleSave()
    }

    private func note(_ update: WireUpdate) {
        // Now, and not when they are next needed, by which time a view may have gone and come again.
        if areViewsHandedOut, viewsVersion != wire.viewsVersion {
            let views = views
            for follower in followers.values {
                if let view = follower.view, views.root(of: view) == nil { follower.isEnded = true }
            }
        }
        if !followers.isEmpty, !update.changes.isEmpty || !update.restyled.isEmpty {
            let changes = ChangedNodes(update, in: wire.page.tree)
            for follower in followers.values {
                let areRootsNew = follower.view.map { [views.root(of: $0)] != follower.roots }
                follower.note(changes, areRootsNew: areRootsNew ?? changes.areRootsChanged)
            }
        }
        carryOut(update.effects)
    }

    private func carryOut(_ effects: [LiveEffect]) {
        var commands: [LiveCommand] = []
        for effect in effects {
            switch effect {
            case .command(let command): commands.append(command)
            case .load, .unsupported:
                for follower in followers.values where follower.view == nil { follower.note(effect) }
            }
        }
        for (error, count) in carryOut(fromServer: commands) {
            let reason =
                if case .tooLarge(let limit) = error {
                    "their locations are longer than \(limit) bytes"
                } else {
                    "too many wait for the network"
                }
            note(
                Diagnostic(
                    rule: "effect-not-sent", severity: .warning,
                    message: "dropped \(count) commands of the server: \(reason)",
                    file: SourceFile(path: "<message \(frame)>", bytes: []), range: .empty(at: 0)))
        }
    }

    private func note(_ diagnostic: Diagnostic) { note(WireDiagnostic(frame: frame, diagnostic: diagnostic)) }

    private func note(_ diagnostic: WireDiagnostic) {
        diagnostics.add(diagnostic)
        for follower in followers.values where follower.view == nil { follower.note(diagnostic) }
    }

    // MARK: Subscribers

    private func subscribe(to view: LiveViewCoordinator?) -> LiveUpdates {
        let number = nextNumber()
        let follower = PageFollower(view: view, maximumPendingNodes: configuration.maximumPendingNodes)
        if let view, views.root(of: view) == nil { follower.isEnded = true }
        followers[number] = follower
        return LiveUpdates(subscription: LiveUpdates.Subscription(session: self, number: number))
    }

    func endSubscription(_ number: Int) {
        // A task may still wait: it needs the subscription only to begin to.
        followers.removeValue(forKey: number)?.endWait(with: nil)
    }

    /// The next update for a subscriber, once there is one; nil when there will be none.
    func nextUpdate(of number: Int) async -> LiveUpdate? {
        guard let follower = followers[number], !follower.isEnded, !Task.isCancelled else { return nil }
        if follower.hasNews { return takeUpdate(of: follower) }
        let wait = nextNumber()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                follower.wait(PageFollower.Waiter(number: wait, continuation: continuation))
            }
        } onCancel: {
            // It comes to the actor after the wait has begun.
            Task { await self.cancelWait(wait, of: number) }
        }
    }

    private func cancelWait(_ wait: Int, of number: Int) {
        guard let follower = followers[number], follower.waiter?.number == wait else { return }
        follower.endWait(with: nil)
    }

    private func tellFollowers() {
        for follower in followers.values {
            if follower.isEnded {
                follower.endWait(with: nil)
            } else if follower.waiter != nil, follower.hasNews {
                follower.endWait(with: takeUpdate(of: follower))
            }
        }
    }

    private func takeUpdate(of follower: PageFollower) -> LiveUpdate {
        let page = wire.page
        let roots = follower.view.map { view in views.root(of: view).map { [$0] } ?? [] } ?? page.tree.roots
        return follower.takeUpdate(of: page, roots: roots, views: views)
    }

    // MARK: Statics

    /// Takes what is known from earlier runs, once. Returns when it is there, whoever asked for it first.
    func loadStatics() async {
        // When it connects, not before, so that those who follow it are told.
        if let problem = storeProblem.take() { report([problem]) }
        guard let store else { return }
        let task =
            loading
            ?? Task { [weak self] in
                let (loaded, diagnostics) = await store.load()
                await self?.take(loaded, diagnostics)
            }
        loading = task
        await task.value
    }

    private func take(_ loaded: StaticsCache, _ diagnostics: [Diagnostic]) {
        report(diagnostics)
        guard var caching = wire as? any StaticsCachingWire else { return }
        let isFirst = caching.statics.count == 0
        caching.statics.merge(older: loaded)
        if isFirst { savedVersion = caching.statics.version }
        wire = caching
    }

    /// Saves statics after a while, if some have come in by then.
    private func scheduleSave() {
        guard store != nil, saving == nil else { return }
        let delay = configuration.saveDelay * (1 << min(failedSaveCount, 6))
        saving = Task { [weak self, clock = configuration.clock] in
            guard (try? await clock.sleep(for: delay)) != nil else { return }
            await self?.saveStatics()
            await self?.endSaving()
        }
    }

    private func endSaving() {
        saving = nil
        // Some have come in during the save, or it failed.
        if unsavedStatics != nil { scheduleSave() }
    }

    /// What is to be saved, if anything is.
    private var unsavedStatics: StaticsCache? {
        guard store != nil, let statics = (wire as? any StaticsCachingWire)?.statics else { return nil }
        return statics.version == savedVersion ? nil : statics
    }

    /// Saves statics if they have changed, after a save that is under way: that one may have begun with fewer.
    func saveStatics() async {
        while let writing { await writing.value }
        // Not the wire itself, which would be copied by the next message while it is held here.
        guard let store, let statics = unsavedStatics else { return }
        let task = Task { [weak self] in
            let diagnostics = await store.save(statics)
            await self?.endWriting(statics.version, diagnostics)
        }
        writing = task
        await task.value
    }

    /// A save after which there is something to report counts as failed: if it wasn't, the next one costs little.
    private func endWriting(_ version: Int, _ diagnostics: [Diagnostic]) {
        writing = nil
        if diagnostics.isEmpty {
            savedVersion = version
            failedSaveCount = 0
        } else {
            failedSaveCount += 1
        }
        report(diagnostics)
    }

    private func report(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { note(diagnostic) }
        if !diagnostics.isEmpty { tellFollowers() }
    }
}
