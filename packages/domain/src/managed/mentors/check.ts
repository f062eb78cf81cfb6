import type { Instant, LocalDate } from '../../base/instant.ts'
import type { InstrumentId } from '../../base/ids.ts'
import { faultOfAmount } from '../../base/funds/limits.ts'
import { faultOfPart } from './parts.ts'
import type { RuleContext } from '../../base/module/module.ts'
import { type Decimal, isDecimal } from '../../base/money/decimal.ts'
import { compareDecimals } from '../../base/money/exact.ts'
import { type FieldReason, type Fields, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { Mentor, MentorHistory } from '../mentoring/mentor.ts'
import type { PlannedShare } from '../mentoring/plan.ts'
import type { MentorsCommand } from './command.ts'
import type { MentorsState } from './state.ts'

/** Answered by the market. */
export interface MentorsContext extends RuleContext {
  /** The share of the mentor's market that is listed now, be it halted; undefined of any other. */
  readonly isListed: (instrument: InstrumentId) => boolean
  /** The day of the running opening, and the next one. */
  readonly today: LocalDate
  readonly nextOpening: Instant
  /** Of the mentor, as they open today. */
  readonly shares: readonly PlannedShare[]
  /** The trading day before today. */
  readonly yesterday: LocalDate
  /** Of a mentor that is announced: the same plan over the days before. Undefined where there are none. */
  readonly history: MentorHistory | undefined
}

/** Days of the longest average. */
const MOST_DAYS = 250
const LEAST_DAYS = 2
const MOST_SHARES = 10

type Reason = FieldReason | undefined

function sharesReason({ shares }: Mentor, { isListed }: MentorsContext): Reason {
  if (shares.length === 0) return 'required'
  if (shares.length > MOST_SHARES) return 'tooHigh'
  if (new Set(shares.map(({ instrument }) => instrument)).size < shares.length) return 'notAllowed'
  if (shares.some(({ instrument }) => !isListed(instrument))) return 'unknown'
  if (shares.some(({ fast, slow }) => !Number.isSafeInteger(fast) || !Number.isSafeInteger(slow)))
    return 'notWhole'
  if (shares.some(({ fast, slow }) => fast < LEAST_DAYS || slow <= fast)) return 'tooLow'
  return shares.some(({ slow }) => slow > MOST_DAYS) ? 'tooHigh' : undefined
}

const amountReason = (amount: Decimal, { capital }: Mentor): Reason =>
  isDecimal(amount) ? faultOfAmount(amount, capital.currency) : 'malformed'

const sizeReason = (mentor: Mentor): Reason => {
  const { size, least } = mentor
  if (size === undefined) return undefined
  const fault = amountReason(size, mentor)
  if (fault !== undefined || !isDecimal(least)) return fault
  return compareDecimals(size, least) < 0 ? 'tooLow' : undefined
}

const termReason = ({ termDays }: Mentor): Reason => {
  if (termDays === undefined) return undefined
  return Number.isSafeInteger(termDays) && termDays > 0 ? undefined : 'notWhole'
}

const reasonsOf = (mentor: Mentor, context: MentorsContext): Readonly<Record<string, Reason>> => ({
  shares: sharesReason(mentor, context),
  capital: amountReason(mentor.capital.amount, mentor),
  least: amountReason(mentor.least, mentor),
  size: sizeReason(mentor),
  feeRate: faultOfPart(mentor.feeRate),
  to: mentor.to <= mentor.from ? 'tooLow' : undefined,
  termDays: termReason(mentor),
})

/** What a mentor trades, and with what, stays. */
const isSame = (one: Mentor, other: Mentor): boolean =>
  one.market === other.market &&
  one.capital.currency === other.capital.currency &&
  one.capital.amount === other.capital.amount &&
  JSON.stringify(one.shares) === JSON.stringify(other.shares)

const wrongState = refuse('ORDER_WRONG_STATE', {})

export function check(
  command: MentorsCommand,
  { mentor, opensAt, calledOff }: MentorsState,
  context: MentorsContext,
): readonly Refusal[] {
  switch (command.kind) {
    case 'mentors.set': {
      if (calledOff !== undefined) return [wrongState]
      const found = Object.entries(reasonsOf(command.mentor, context))
      const fields: Fields = Object.fromEntries(
        found.flatMap(([name, reason]) => (reason === undefined ? [] : [[name, reason]])),
      )
      const isOther = mentor !== undefined && !isSame(mentor, command.mentor)
      const all: Fields = isOther ? { ...fields, shares: 'notAllowed' } : fields
      return Object.keys(all).length === 0 ? [] : [invalid(all)]
    }
    case 'mentors.callOff':
      return mentor === undefined || calledOff !== undefined ? [wrongState] : []
    case 'mentors.trade':
      return opensAt === undefined || calledOff !== undefined || context.now < opensAt ? [wrongState] : []
    default: {
      const never: never = command
      return never
    }
  }
}
