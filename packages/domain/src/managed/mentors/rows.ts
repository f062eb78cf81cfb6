import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { DailyWorth } from '../mentoring/figures.ts'
import type { Mentor, MentorTrade } from '../mentoring/mentor.ts'
import type { MentorsEvent } from './event.ts'
import type { MentorsState } from './state.ts'

export const mentorsCollections = {
  /** `MentorRecord` of each mentor, in one group. */
  list: 'mentors.list',
  /** `MentorTrade` of each opening with fills. */
  trades: 'mentors.trades',
  /** `MentorWorths`: its history, and each close since. */
  worths: 'mentors.worths',
} as const

/** The group of all mentors. */
export const allMentors = 'all'

/** What a mentor was worth at closes, the earliest first. */
export interface MentorWorths {
  readonly days: readonly DailyWorth[]
}

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

const worthsRow = (days: readonly DailyWorth[]): readonly RowChange[] => {
  const key = days.at(-1)?.date
  const body: MentorWorths = { days }
  return key === undefined
    ? []
    : [{ collection: mentorsCollections.worths, key, row: { state: 'closed', sortKey: key, body } }]
}

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
  const done = events.flatMap((event): readonly RowChange[] => {
    if (event.kind === 'mentors.announced') return [...worthsRow(event.days), ...event.trades.map(tradeRow)]
    if (event.kind !== 'mentors.traded') return []
    const { trade, closed } = event
    return [...worthsRow([closed]), ...(trade.fills.length > 0 ? [tradeRow(trade)] : [])]
  })
  return isListed ? [listed, ...done] : done
}
