import type { DayMark, MarketDetail } from '@onelot/api-client'
import {
  type Instant,
  type Instrument,
  type InstrumentId,
  type MarketId,
  marketFacts,
  epochMs,
  isTradingDay,
  toLocal,
} from '@onelot/domain'
import type { MarketPort } from '../../market/port.ts'
import type { Services } from '../../services.ts'

/** Longer than a trading day with the closed days after it. */
const NEW_MS = 8 * 86_400_000

/** What sets the running day of an instrument apart. Before its opening it shows the day before, without marks. */
export function dayMarksOf(market: MarketPort, instrument: Instrument, now: Instant): readonly DayMark[] {
  const actions = market.actions(instrument.id)
  const isNew = instrument.listedAt <= now && epochMs(now) - epochMs(instrument.listedAt) < NEW_MS
  if (actions.length === 0 && !isNew) return []
  const session = market.session(instrument.id, now)
  if (session === undefined) return []
  const begun = actions.filter(({ exDate, opensAt }) => exDate === session.tradingDay && opensAt <= now)
  const marks: DayMark[] = begun.map(({ kind }) => (kind === 'dividend' ? 'exDividend' : 'split'))
  const first = market.session(instrument.id, instrument.listedAt)
  return isNew && first?.tradingDay === session.tradingDay ? [...marks, 'firstDay'] : marks
}

/** The nearest dividend and the nearest split that are ahead. */
export function upcomingOf(market: MarketPort, id: InstrumentId, now: Instant): MarketDetail['upcoming'] {
  const ahead = market.actions(id).filter(({ opensAt }) => now < opensAt)
  const dividend = ahead.find((action) => action.kind === 'dividend')
  const split = ahead.find((action) => action.kind === 'split')
  return {
    dividend: dividend && { amount: dividend.amount, exDate: dividend.exDate, payDate: dividend.payDate },
    split: split && { ...split.ratio, exDate: split.exDate },
  }
}

/** True on a day without a session at the exchange. */
export const isHolidayAt = (
  { calendar }: Pick<Services, 'calendar'>,
  market: MarketId,
  now: Instant,
): boolean => !isTradingDay(market, calendar, toLocal(marketFacts[market].zone, now).date)
