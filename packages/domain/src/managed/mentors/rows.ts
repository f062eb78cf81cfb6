import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { Mentor, MentorTrade } from '../mentoring/mentor.ts'
import type { MentorsEvent } from './event.ts'
import type { MentorsState } from './state.ts'

export const mentorsCollections = {
  /** `MentorRecord` of each mentor, in one group. */
  list: 'mentors.list',
  /** `MentorTrade` of each opening with fills. */
  trades: 'mentors.trades',
} as const

/** The group of all mentors. */
export const allMentors = 'all'

export interface MentorRecord {
  readonly mentor: Mentor
  readonly calledOff: boolean
}

/** Undefined before it is announced. */
export function mentorRecordOf({ mentor, calledOff }: MentorsState): MentorRecord | undefined {
  return mentor && { mentor, calledOff: calledOff !== undefined }
}

const tradeRow = (trade: MentorTrade): RowChange => ({
  collection: mentorsCollections.trades,
  key: trade.day,
  row: { state: 'traded', sortKey: trade.day, body: trade },
})

export function rows({ after, events }: Change<MentorsState, MentorsEvent>): readonly RowChange[] {
  const body = mentorRecordOf(after)
  if (body === undefined) return []
  const isListed = events.some(({ kind }) => kind !== 'mentors.traded')
  const listed: RowChange = {
    collection: mentorsCollections.list,
    key: 'mentor',
    row: {
      state: body.calledOff ? 'calledOff' : 'open',
      group: allMentors,
      sortKey: body.mentor.id,
      body,
    },
  }
  const trades = events.flatMap((event) =>
    event.kind === 'mentors.traded' && event.trade.fills.length > 0 ? [tradeRow(event.trade)] : [],
  )
  return isListed ? [listed, ...trades] : trades
}
