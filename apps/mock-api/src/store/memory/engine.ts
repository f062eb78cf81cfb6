import type { Instant } from '@onelot/domain'
import type { AppendText, DeliveryText, OutboxWrite, Projected, SyncEngine } from '../engine.ts'
import { createMemoryEvents } from './events.ts'
import { type KeptRows, type Notes, noNotes } from './notes.ts'
import { createMemoryOutbox } from './outbox.ts'
import { createMemoryRecords } from './records.ts'
import { createMemoryRows } from './rows.ts'
import { createMemoryTimers } from './timers.ts'
import { createMemoryWatches } from './watches.ts'
import { StoreConflict } from '../port.ts'

type Recipient = Pick<DeliveryText, 'stream' | 'key' | 'row'>

/** Tables in memory, which begin with what was kept of others. Each method checks all that could refuse before it writes, so a refusal has written nothing. */
export function createMemoryEngine(notes: Notes = noNotes, kept?: KeptRows): SyncEngine {
  const events = createMemoryEvents(notes)
  const rows = createMemoryRows(notes)
  const records = createMemoryRecords(notes)
  const timers = createMemoryTimers(notes)
  const watches = createMemoryWatches(notes)
  const outbox = createMemoryOutbox(notes)
  if (kept !== undefined) {
    for (const table of [events, records, watches]) table.restore(kept)
    rows.restore(kept.rows)
    timers.restore(kept.timers)
    outbox.restore(kept.deliveries)
  }

  function project(part: Projected, version: number, at: Instant): void {
    const { stream } = part
    for (const owner of part.owners) {
      timers.removeOwner(stream, owner)
      watches.removeOwner(stream, owner)
    }
    for (const timer of part.timers) timers.add({ ...timer, stream, version })
    for (const watch of part.watches) watches.add(stream, version, at, watch)
    for (const row of part.rows) rows.write(stream, row)
    if (part.snapshot) events.setSnapshot(stream, part.snapshot)
  }
  function recipientsOf({ recipients }: OutboxWrite): readonly Recipient[] {
    if (recipients.kind === 'stream') return [{ stream: recipients.stream, key: '', row: undefined }]
    const found = rows.select(recipients)
    if (recipients.each === 'stream')
      return [...new Set(found.map(({ stream }) => stream))].map((stream) => ({
        stream,
        key: '',
        row: undefined,
      }))
    return found.map(({ stream, key, state, group, sortKey, body }) => ({
      stream,
      key,
      row: { state, group, sortKey, body },
    }))
  }

  function judge(append: AppendText): ReadonlyMap<string, string> {
    const { outcome, fired, delivered } = append
    if (outcome && records.outcome(outcome)) throw new StoreConflict({ kind: 'outcomeExists' })
    const waits = fired?.what === 'timer' ? timers : watches
    if ((fired && !waits.has(fired)) || (delivered && !outbox.has(delivered)))
      throw new StoreConflict({ kind: 'alreadyFired' })
    events.judge(append)
    records.judgeChanges(append.records)
    const claimed = records.judgeClaims(append.quotaClaims)
    outbox.judge(append.outbox)
    return claimed
  }

  return {
    load: events.load,
    hasCommand: events.hasCommand,
    append(append) {
      const { outcome, fired, delivered } = append
      const claimed = judge(append)
      if (outcome) records.addOutcome(outcome)
      if (fired?.what === 'timer') timers.remove(fired)
      if (fired?.what === 'watch') watches.remove(fired)
      if (delivered) outbox.remove(delivered)
      for (const part of append.streams) {
        events.write(append, part)
        project(part, part.expectedVersion + part.events.length, append.at)
      }
      records.change(append.records)
      records.setClaims(claimed)
      for (const wanted of append.outbox) {
        const recipients = recipientsOf(wanted)
        if (recipients.length > 0) outbox.write(wanted.entry, recipients)
      }
    },
    streams: events.streams,
    rebuild(rebuilt) {
      const { stream, expectedVersion, at } = rebuilt
      events.judgeVersion(stream, expectedVersion)
      const before = watches.ofStream(stream)
      for (const timer of timers.ofStream(stream)) timers.remove(timer)
      for (const watch of before) watches.remove(watch)
      rows.removeStream(stream)
      events.setSnapshot(stream, undefined)
      project(rebuilt, expectedVersion, at)
      watches.keepLooks(before)
    },
    rows: rows.find,
    row: rows.get,
    record: records.record,
    records: records.records,
    changeRecords(changes) {
      records.judgeChanges(changes)
      records.change(changes)
    },
    outcome: records.outcome,
    closeOutcome(closed) {
      const known = records.outcome(closed)
      if (known) return known
      records.addOutcome(closed)
      return closed
    },
    quotaClaimed: records.quotaClaimed,
    nextTimer: timers.nextDue,
    nextSharedTimer: timers.nextShared,
    dueStreams: timers.dueStreams,
    scheduleOf: (stream, now) => ({ timers: timers.due(stream, now), watches: watches.ofStream(stream) }),
    releaseStream: timers.releaseStream,
    scans: watches.scans,
    candidates: watches.candidates,
    finishScan: watches.finishScan,
    deliveries: outbox.deliveries,
    deliveriesTo: outbox.deliveriesTo,
    nextDelivery: outbox.nextDue,
    deferDelivery: outbox.defer,
    outboxSize: outbox.size,
    sweep(now) {
      records.sweep(now)
      outbox.sweep()
    },
    tables: () => ({
      events: events.all(),
      snapshots: events.snapshots(),
      timers: timers.all(),
      watches: watches.all(),
      rows: rows.all(),
      records: records.allRecords(),
      outcomes: records.allOutcomes(),
      claims: records.allClaims(),
      deliveries: outbox.all(),
    }),
    reset() {
      for (const table of [events, rows, records, timers, watches, outbox]) table.clear()
    },
  }
}
