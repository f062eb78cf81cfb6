import { defineModule } from '../../base/module/defineModule.ts'
import type { Change } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { closedWorth, firstSleeves, openingOf } from '../mentoring/plan.ts'
import type { MentorTrade } from '../mentoring/mentor.ts'
import { type MentorsContext, check } from './check.ts'
import type { MentorsCommand } from './command.ts'
import type { MentorsEvent } from './event.ts'
import { rows } from './rows.ts'
import { type MentorsState, initialMentors } from './state.ts'

export type { MentorsContext } from './check.ts'
export type { MentorsCommand } from './command.ts'
export type { MentorsEvent } from './event.ts'
export {
  type MentorRecord,
  type MentorWorths,
  allMentors,
  mentorRecordOf,
  mentorsCollections,
} from './rows.ts'
export type { MentorsState } from './state.ts'
export type {
  Mentor,
  MentorFill,
  MentorHistory,
  MentorShare,
  MentorTrade,
  Sleeve,
} from '../mentoring/mentor.ts'
export { type PlannedShare, closedWorth, equityOf, firstSleeves, openingOf } from '../mentoring/plan.ts'
export { type SampledTrade, leastWithoutSkipping, skippedWith } from '../mentoring/sample.ts'
export {
  type ClosedTrade,
  type DailyWorth,
  type MentorLevel,
  type MonthReturn,
  dailyReturns,
  drawdownOf,
  extremeMonths,
  holdingDaysOf,
  levelOf,
  medianReturn,
  mentorLevels,
  monthReturns,
  returnRate,
  riskOf,
  tradesAWeek,
  winRateOf,
  yearlyDeviation,
} from '../mentoring/figures.ts'

/** What waits in the stream of a mentor. */
const OWNER = 'mentor'

function evolve(state: MentorsState, event: MentorsEvent): MentorsState {
  switch (event.kind) {
    case 'mentors.announced':
      return { ...state, mentor: event.mentor, sleeves: event.sleeves, opensAt: event.opensAt }
    case 'mentors.amended':
      return { ...state, mentor: event.mentor }
    case 'mentors.traded': {
      const { trade, sleeves, opensAt } = event
      return { ...state, sleeves, day: trade.day, opensAt }
    }
    case 'mentors.calledOff':
      return { ...state, calledOff: { at: event.at } }
    default: {
      const never: never = event
      return never
    }
  }
}

/** What the mentor does at the opening of today: once a day. */
function traded(state: MentorsState, context: MentorsContext): readonly MentorsEvent[] {
  const { mentor } = state
  const { now: at, today: day, nextOpening: opensAt, shares, yesterday: date } = context
  if (mentor === undefined) return []
  const { equity, fills, sleeves } = openingOf(mentor, state.sleeves, shares, day)
  const splits = shares.flatMap(({ instrument, split: ratio }) =>
    ratio === undefined ? [] : [{ instrument, ratio }],
  )
  const closed = { date, worth: closedWorth(mentor, state.sleeves, shares).amount }
  const trade: MentorTrade = { day, at, equity, fills, ...(splits.length === 0 ? {} : { splits }) }
  return [
    {
      kind: 'mentors.traded',
      version: 1,
      at,
      postings: [],
      ...{ mentor: mentor.id, trade, closed, sleeves, opensAt },
    },
  ]
}

function accept(
  command: MentorsCommand,
  state: MentorsState,
  context: MentorsContext,
): readonly MentorsEvent[] {
  const { now: at, nextOpening: opensAt, history } = context
  const base = { version: 1, at, postings: [] } as const
  switch (command.kind) {
    case 'mentors.set': {
      const { mentor, reason } = command
      if (state.mentor !== undefined) return [{ ...base, kind: 'mentors.amended', mentor, reason }]
      const { sleeves, days, trades } = history ?? { sleeves: firstSleeves(mentor), days: [], trades: [] }
      return [{ ...base, kind: 'mentors.announced', mentor, sleeves, days, trades, opensAt, reason }]
    }
    case 'mentors.callOff':
      return state.mentor === undefined
        ? []
        : [{ ...base, kind: 'mentors.calledOff', mentor: state.mentor.id, reason: command.reason }]
    case 'mentors.trade':
      return traded(state, context)
    default: {
      const never: never = command
      return never
    }
  }
}

function schedule({ after }: Change<MentorsState, MentorsEvent>): readonly Schedule[] {
  const { opensAt, calledOff } = after
  const waits = opensAt !== undefined && calledOff === undefined
  return [{ owner: OWNER, timers: waits ? [{ kind: 'mentors.trade', dueAt: opensAt }] : [], watches: [] }]
}

/** Simulated traders whose trades members copy (docs/rules/copy-trading.md). */
export const mentors = defineModule({
  name: 'mentors',
  stream: 'mentor',
  initial: initialMentors,
  shape: 1,
  evolve,
  upcasts: {
    'mentors.announced': [],
    'mentors.amended': [],
    'mentors.traded': [],
    'mentors.calledOff': [],
  },
  refusals: {
    'mentors.set': ['ORDER_WRONG_STATE', 'VALIDATION'],
    'mentors.callOff': ['ORDER_WRONG_STATE'],
    'mentors.trade': ['ORDER_WRONG_STATE'],
  },
  check,
  accept,
  schedule,
  rows,
})
