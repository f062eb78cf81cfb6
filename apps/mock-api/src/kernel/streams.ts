import {
  type ModuleTable,
  type StreamId,
  type StreamState,
  type StreamVersion,
  emptyStream,
  fold,
  kindOfStream,
  readEvent,
  shapeOf,
} from '@onelot/domain'
import type { Loaded, Snapshot, Store } from '../store/port.ts'

/** A stream as folded from its events. */
export interface StreamView extends StreamVersion {
  readonly state: StreamState
  /** How many postings its events hold. */
  readonly lines: number
}

/** The events of a stream cannot be folded: written by a newer release, or damaged. Other streams are not affected. */
export class UnreadableStream extends Error {
  override readonly name = 'UnreadableStream'
  constructor(stream: StreamId, cause: unknown) {
    super(`${stream} cannot be read`, { cause })
  }
}

export const emptyView = (stream: StreamId): StreamView => ({
  stream,
  version: 0,
  state: emptyStream,
  lines: 0,
})

/** Streams held in memory at most; the one that was used longest ago is dropped first. */
const MOST_HELD = 5_000

/** Loads streams, and holds those that were used last. */
export interface Streams {
  /** @throws UnreadableStream */
  load(stream: StreamId): Promise<StreamView>
  hold(view: StreamView): void
  forget(stream: StreamId): void
  forgetAll(): void
  snapshotOf(view: StreamView): Snapshot
}

export function createStreams(store: Store, table: ModuleTable): Streams {
  const held = new Map<StreamId, StreamView>()
  /** How often streams were forgotten: what was read before is no longer held. */
  let forgotten = 0

  function hold(view: StreamView): void {
    held.delete(view.stream)
    held.set(view.stream, view)
    if (held.size <= MOST_HELD) return
    const [oldest] = held.keys()
    if (oldest !== undefined) held.delete(oldest)
  }

  function started(stream: StreamId, snapshot: Snapshot | undefined): StreamView {
    if (snapshot === undefined) return emptyView(stream)
    // `snapshotOf` wrote it, and its shape is this release's own.
    const { state, lines } = JSON.parse(snapshot.state) as Pick<StreamView, 'state' | 'lines'>
    return { stream, version: snapshot.version, state, lines }
  }

  function folded(from: StreamView, { events, version }: Loaded): StreamView {
    const kind = kindOfStream(from.stream)
    let { state, lines } = from
    for (const { event: stored } of events) {
      const event = readEvent(table, stored)
      state = fold(table, kind, state, event)
      lines += event.postings.length
    }
    return { stream: from.stream, version, state, lines }
  }

  /** What is held, and what was stored since. A stream that has fewer events than are held was written anew after a reset. */
  async function newest(known: StreamView): Promise<StreamView> {
    const loaded = await store.load(known.stream, known.version)
    return loaded.version < known.version ? fresh(known.stream) : folded(known, loaded)
  }

  /** A snapshot of another shape is ignored, and the stream is folded from its first event. */
  async function fresh(stream: StreamId): Promise<StreamView> {
    const loaded = await store.load(stream)
    const { snapshot } = loaded
    if (snapshot === undefined || snapshot.shape === shapeOf(table, kindOfStream(stream)))
      return folded(started(stream, snapshot), loaded)
    return folded(emptyView(stream), await store.load(stream, 0))
  }

  return {
    async load(stream) {
      const known = held.get(stream)
      if (known !== undefined && store.exclusive) {
        hold(known)
        return known
      }
      const since = forgotten
      try {
        const view = known === undefined ? await fresh(stream) : await newest(known)
        // Meanwhile a command may have been stored, or its outcome may have become unknown.
        const isNewest = held.get(stream) === known || view.version >= (held.get(stream)?.version ?? 0)
        if (since === forgotten && isNewest) hold(view)
        return view
      } catch (error) {
        if (error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError)
          throw new UnreadableStream(stream, error)
        throw error
      }
    },
    hold,
    forget: (stream) => {
      forgotten += 1
      held.delete(stream)
    },
    forgetAll: () => {
      forgotten += 1
      held.clear()
    },
    snapshotOf: ({ stream, version, state, lines }) => ({
      version,
      shape: shapeOf(table, kindOfStream(stream)),
      state: JSON.stringify({ state, lines }),
    }),
  }
}
