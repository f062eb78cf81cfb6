import type { Instant, LocalDate } from '../../base/instant.ts'
import { marketFacts } from '../../base/instruments/marketFacts.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { add, money, subtract } from '../../base/money/money.ts'
import { addTradingDays } from '../../base/sessions/calendar.ts'
import { plusMonths } from '../../base/sessions/localDates.ts'
import type { CalendarKind } from '../../base/sessions/session.ts'
import { fromLocal } from '../../base/sessions/zonedTime.ts'
import { type Accrual, NOTHING, type Won, accruingFrom, broughtTo, owedOf } from './accrual.ts'

/** Instalments are due on trading days of the home exchange, at a time of Seoul. */
export const home = marketFacts.KRX

/** How a loan is paid back. */
export interface LoanPlan {
  /** 1 is a lump sum at the end. */
  readonly instalments: number
  /** After how many months the last one is due. */
  readonly months: number
}

/** When an instalment is due. */
export interface DueDate {
  /** From 1. */
  readonly number: number
  readonly date: LocalDate
  readonly dueAt: Instant
}

/** An instalment that is still to come. */
export interface PlannedInstalment extends DueDate {
  readonly principal: Won
}

/** @param minute of the day, in Seoul */
export const dueTime = (date: LocalDate, minute: number): Instant => fromLocal(home.zone, date, minute)

/** A day of the month of passing, clamped where a month is shorter, and moved to the next trading day. */
export function dueDatesOf(
  { instalments, months }: LoanPlan,
  passedOn: LocalDate,
  minute: number,
  calendar: CalendarKind,
): readonly DueDate[] {
  const apart = months / instalments
  return Array.from({ length: instalments }, (_, index) => {
    const date = addTradingDays(home, calendar, plusMonths(passedOn, (index + 1) * apart), 0)
    return { number: index + 1, date, dueAt: dueTime(date, minute) }
  })
}

/** A principal over some dates: equal whole parts, of which the last takes the rest. */
export function divided(principal: Won, dates: readonly DueDate[]): readonly PlannedInstalment[] {
  const part = money('KRW', exact(principal.amount).div(String(Math.max(1, dates.length))), 'down')
  let left = principal
  return dates.map(({ number, date, dueAt }, index) => {
    const own = index === dates.length - 1 ? left : part
    left = subtract(left, own)
    return { number, date, dueAt, principal: own }
  })
}

export const principalIn = (plan: readonly { readonly principal: Won }[]): Won =>
  add(NOTHING, ...plan.map(({ principal }) => principal))

/** An instalment with the interest that it will bring, if nothing else happens. */
export interface InstalmentAhead extends PlannedInstalment {
  readonly interest: Won
  /** What is left of the principal after it. */
  readonly left: Won
}

/** Interest of the dates from `accrual` on, each instalment with what its dates bring. */
export function withInterest(
  plan: readonly PlannedInstalment[],
  accrual: Accrual,
  rate: Decimal,
): readonly InstalmentAhead[] {
  let counted = accrual
  let left = principalIn(plan)
  return plan.map((instalment) => {
    const interest = owedOf(broughtTo(counted, instalment.date, left, rate))
    counted = accruingFrom(instalment.date)
    left = subtract(left, instalment.principal)
    return { ...instalment, interest, left }
  })
}

export const interestIn = (plan: readonly { readonly interest: Won }[]): Won =>
  add(NOTHING, ...plan.map(({ interest }) => interest))
