import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import type { StrategiesEvent } from './event.ts'
import { runOwner } from './owners.ts'
import type { EndedRun, Run, RunState } from './run.ts'
import { type StrategiesState, runIn } from './state.ts'

export const strategiesCollections = {
  /** `RunRecord` of each run, by its id. */
  runs: 'strategies.runs',
  /** A row of each run that goes on; the group is its share. */
  running: 'strategies.running',
  /** `RunDayRecord`; the group is the run. */
  days: 'strategies.days',
} as const

/** A run as lists have it. */
export interface RunRecord {
  readonly run: Run
  readonly ended?: EndedRun | undefined
  readonly cancelledAt?: StrategiesEvent['at'] | undefined
}

function rowsOfRun(state: RunState, record: RunRecord): readonly RowChange[] {
  const { id, begunAt, instrument } = record.run
  const sortKey = `${begunAt} ${id}`
  const running = state === 'running' ? { state, group: instrument, sortKey, body: {} } : undefined
  return [
    { collection: strategiesCollections.runs, key: id, row: { state, sortKey, body: record } },
    { collection: strategiesCollections.running, key: id, row: running },
  ]
}

function rowsOf(event: StrategiesEvent): readonly RowChange[] {
  const { run } = event
  switch (event.kind) {
    case 'strategies.begun':
    case 'strategies.endAsked':
      return rowsOfRun('running', { run })
    case 'strategies.closed': {
      const { day } = event
      const row = { state: 'day', group: run.id, sortKey: day.date, body: day }
      const key = `${run.id} ${day.date}`
      return [...rowsOfRun('running', { run }), { collection: strategiesCollections.days, key, row }]
    }
    case 'strategies.cancelled':
      return rowsOfRun('cancelled', { run, cancelledAt: event.at })
    case 'strategies.ended':
      return rowsOfRun('ended', { run, ended: event.ended })
    default: {
      const never: never = event
      return never
    }
  }
}

export const rows = ({ events }: Change<StrategiesState, StrategiesEvent>): readonly RowChange[] =>
  events.flatMap(rowsOf)

/** Each run waits for its next close. */
export const schedule = ({ after, events }: Change<StrategiesState, StrategiesEvent>): readonly Schedule[] =>
  [...new Set(events.map(({ run }) => run.id))].map((id) => {
    const run = runIn(after, id)
    const timers = run === undefined ? [] : [{ kind: 'strategies.close' as const, dueAt: run.next.closesAt }]
    return { owner: runOwner(id), timers, watches: [] }
  })
