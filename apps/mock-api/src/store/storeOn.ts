import type { Decimal } from '@onelot/domain'
import { plainAmount } from './amounts.ts'
import type { CommitHub } from './commitHub.ts'
import type { Args, Ask, MethodName, RecordWrite } from './engine.ts'
import {
  type Committed,
  type Store,
  type StreamAppend,
  StoreConflict,
  StoreFailed,
  isOfStore,
} from './port.ts'
import { createRecordMemory } from './recordMemory.ts'
import { dumpOf } from './storeDump.ts'
import {
  collectionsOf,
  committedOf,
  deliveryOf,
  emptied,
  eventOf,
  foundOf,
  recordOf,
  rowOf,
  textOfAppend,
  textOfProjected,
  textOfRecordChange,
  watchOf,
} from './storeText.ts'
import { compareText, compareTexts } from './textOrder.ts'
import type { StoreQueues } from './storeQueues.ts'
import type { Windows } from './windows.ts'

export interface StoreParts {
  readonly ask: Ask
  /** Announces what this process has committed. */
  readonly committed: (committed: Committed) => void
  readonly listen: CommitHub['listen']
  readonly windows: Windows
  readonly queues: StoreQueues
  readonly exclusive: boolean
  readonly lost?: Promise<string> | undefined
  readonly close: () => Promise<void>
}

/** @throws StoreConflict where a stream is named twice, which no database would notice in the same way */
function refuseTwice(streams: readonly StreamAppend[]): void {
  const named = new Set<string>()
  for (const { stream } of streams) {
    if (named.has(stream)) throw new StoreConflict({ kind: 'streamTwice', stream })
    named.add(stream)
  }
}

const byWait = (
  a: { readonly stream: string; readonly owner: string; readonly kind: string },
  b: { readonly stream: string; readonly owner: string; readonly kind: string },
): number => compareTexts([a.stream, a.owner, a.kind], [b.stream, b.owner, b.kind])

function failed(error: unknown): never {
  if (isOfStore(error)) throw error
  throw new StoreFailed(error instanceof Error ? error.message : String(error), { cause: error })
}

/** The store over a database: it converts the broker's values to text, and text to the broker's values. */
export function storeOn({
  ask: asked,
  committed,
  listen,
  windows,
  queues,
  exclusive,
  lost,
  close,
}: StoreParts): Store {
  let closed: Promise<void> | undefined
  const ask: Ask = <K extends MethodName>(method: K, ...args: Args<K>) => asked(method, ...args).catch(failed)
  const remembered = createRecordMemory()
  // What cannot be read any more is not answered.
  void lost?.then(remembered.forgetAll)
  async function changing(records: readonly RecordWrite[], write: () => Promise<void>): Promise<void> {
    try {
      await write()
    } finally {
      for (const collection of collectionsOf(records)) remembered.forget(collection)
    }
  }
  return {
    exclusive,
    lost,
    async load(stream, knownVersion) {
      const { version, snapshot, events } = await ask('load', stream, knownVersion)
      return { version, snapshot, events: events.map(eventOf) }
    },
    hasCommand: (stream, command) => ask('hasCommand', stream, command),
    async append(append) {
      refuseTwice(append.streams)
      const text = textOfAppend(append)
      await changing(text.records, () => ask('append', text))
      committed(committedOf(text))
    },
    streams: (kind, { after, limit }) => ask('streams', kind, after ?? '', limit),
    rebuild: ({ at, ...rebuilt }) => ask('rebuild', { ...textOfProjected(rebuilt), at }),
    async rows(filter, page) {
      const { rows, total } = await ask('rows', filter, page)
      return { rows: rows.map(foundOf), total }
    },
    async row(collection, stream, key) {
      const row = await ask('row', collection, stream, key)
      return row && rowOf(row)
    },
    async record(collection, key) {
      const asked = () => ask('record', collection, key)
      const record = await (exclusive ? remembered.read(collection, key, asked) : asked())
      return record && recordOf(record)
    },
    async records(filter) {
      const records = await ask('records', filter)
      return records.toSorted((a, b) => compareText(a.key, b.key)).map(recordOf)
    },
    async changeRecords(changes) {
      const records = changes.map(textOfRecordChange)
      await changing(records, () => ask('changeRecords', records))
      committed(committedOf({ streams: [], records, outbox: [] }))
    },
    outcome: (key) => ask('outcome', key),
    closeOutcome: (closed) => ask('closeOutcome', closed),
    quotaClaimed: async (key) => plainAmount(await ask('quotaClaimed', key)) as Decimal,
    enqueueTimekeeping: queues.enqueueTimekeeping,
    enqueueForStreams: queues.enqueueForStreams,
    nextTimer: (now) => ask('nextTimer', now),
    nextSharedTimer: (now) => ask('nextSharedTimer', now),
    dueStreams: (now, lease, limit, to = now) => ask('dueStreams', now, lease, limit, to),
    async scheduleOf(stream, now) {
      const { timers, watches } = await ask('scheduleOf', stream, now)
      return {
        timers: timers.toSorted((a, b) =>
          compareTexts([a.dueAt, a.owner, a.kind], [b.dueAt, b.owner, b.kind]),
        ),
        watches: watches.toSorted(byWait).map(watchOf),
      }
    },
    releaseStream: (stream, holder, until) => ask('releaseStream', stream, holder, until),
    scans: (now, lease, limit, to = now) => ask('scans', now, lease, limit, to),
    async candidates(instrument, extremes) {
      const found = await ask('candidates', instrument, extremes)
      return found.toSorted(byWait).map(watchOf)
    },
    finishScan: (scan, holder, { to, extremes, checked }) =>
      ask('finishScan', scan, holder, {
        to,
        extremes,
        checked: checked.map(({ stream, owner, kind, version, peak }) => ({
          stream,
          owner,
          kind,
          version,
          peak,
        })),
      }),
    async deliveries(now, lease, limit) {
      const deliveries = await ask('deliveries', now, lease, limit)
      return deliveries.map(deliveryOf)
    },
    async deliveriesTo(stream, now) {
      const deliveries = await ask('deliveriesTo', stream, now)
      return deliveries.map(deliveryOf)
    },
    nextDelivery: (now) => ask('nextDelivery', now),
    deferDelivery: (key, until) => ask('deferDelivery', key, until),
    outboxSize: () => ask('outboxSize'),
    acquire: windows.acquire,
    release: windows.release,
    async sweep(now) {
      const swept = ask('sweep', now).finally(remembered.forgetAll)
      await Promise.all([swept, windows.sweep(now)])
    },
    dump: async () => dumpOf(await ask('tables')),
    onCommit: listen,
    async reset() {
      const reset = ask('reset').finally(remembered.forgetAll)
      await Promise.all([reset, windows.reset()])
      committed(emptied)
    },
    close() {
      remembered.forgetAll()
      closed ??= close()
      return closed
    },
  }
}
