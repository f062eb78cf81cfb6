import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { IncreasesEvent } from './event.ts'
import { type GrantState, type IncreasesState, type RightsRecord, grantIn } from './state.ts'

export const increaseCollections = {
  /** Accounts with rights that have not ended; the group is the share. */
  open: 'increases.open',
  /** What an account was granted, as a `RightsRecord`; the state is what became of it. */
  records: 'increases.records',
} as const

const stateAfter = (event: IncreasesEvent): GrantState => {
  switch (event.kind) {
    case 'increases.granted':
    case 'increases.cancelled':
      return 'granted'
    case 'increases.applied':
      return 'applied'
    case 'increases.reminded':
      return event.grant.application === undefined ? 'granted' : 'applied'
    case 'increases.issued':
      return 'issued'
    case 'increases.lapsed':
      return 'lapsed'
    case 'increases.calledOff':
      return 'calledOff'
    default: {
      const never: never = event
      return never
    }
  }
}

const hasEnded = (state: GrantState): boolean =>
  state === 'issued' || state === 'lapsed' || state === 'calledOff'

export const rows = ({ after, events }: Change<IncreasesState, IncreasesEvent>): readonly RowChange[] =>
  events.flatMap((event): readonly RowChange[] => {
    const { grant, at } = event
    const { id: key, instrument } = grant.increase
    const state = stateAfter(event)
    const body: RightsRecord = {
      ...grant,
      state,
      ...(hasEnded(state) ? { endedAt: at } : {}),
      ...(event.kind === 'increases.calledOff' ? { cause: event.cause } : {}),
    }
    const open = grantIn(after, key)
    return [
      {
        collection: increaseCollections.open,
        key,
        row: open && { state: 'open', group: instrument, sortKey: open.grantedAt, body: {} },
      },
      {
        collection: increaseCollections.records,
        key,
        row: { state, sortKey: `${grant.grantedAt} ${key}`, body },
      },
    ]
  })
