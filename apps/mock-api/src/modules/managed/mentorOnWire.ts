import type { MentorDetailOnWire, MentorOnWire, MentorTradeOnWire } from '@onelot/api-client'
import {
  type Instant,
  add,
  compare,
  dayNumber,
  exact,
  marketFacts,
  money,
  quotaLeft,
  roundTo,
  subtract,
  toLocal,
  zero,
} from '@onelot/domain'
import { type MentorTrade, levelOf } from '@onelot/domain/modules/managed/mentors'
import type { Services } from '../../services.ts'
import { instrumentOf, namedOn } from '../base/named.ts'
import { followersOf } from './followers.ts'
import { RATE_DIGITS, curveOf, pastOf } from './mentorFigures.ts'
import { type FoundMentor, bookOf, onOfferOf, phaseOf } from './foundMentor.ts'

export async function mentorOnWire(
  services: Services,
  found: FoundMentor,
  now: Instant,
): Promise<MentorOnWire> {
  const { mentor } = found
  const { capital, size, least, feeRate, market, id, name, from, to, termDays } = mentor
  const { currency } = capital
  const { zone } = marketFacts[market]
  const past = await pastOf(services, found, toLocal(zone, now).date)
  const { equity } = bookOf(services, found, now)
  const earned = subtract(equity, capital)
  const { claimed } = await onOfferOf(services, found)
  return {
    ...{ id, name, market, currency, simulated: true, capital, feeRate, from, to, zone, termDays },
    phase: phaseOf(found, now),
    size: size && money(currency, size),
    left: size && money(currency, quotaLeft({ max: size, claimed }), 'down'),
    least: money(currency, least),
    figures: {
      ...past.figures,
      level: levelOf(past.figures.risk),
      earned,
      earnedRate: roundTo(exact(earned.amount).div(exact(capital.amount)), RATE_DIGITS, 'halfUp'),
    },
    followers: await followersOf(services, mentor, now),
    curve: await curveOf(services, found, past, now),
  }
}

export async function mentorDetail(
  services: Services,
  found: FoundMentor,
  now: Instant,
): Promise<MentorDetailOnWire> {
  const { mentor, state } = found
  const { currency } = mentor.capital
  const { equity, holdings } = bookOf(services, found, now)
  const { months } = await pastOf(services, found, toLocal(marketFacts[mentor.market].zone, now).date)
  return {
    mentor: await mentorOnWire(services, found, now),
    cash: add(zero(currency), ...state.sleeves.map(({ cash }) => cash)),
    positions: holdings
      .map(({ instrument, lots, price }) => {
        const worth = money(currency, exact(price).times(String(lots)))
        const entry = state.sleeves.find((one) => one.instrument === instrument)?.entry
        return {
          ...{ lots, price, worth },
          instrument: namedOn(instrumentOf(services, instrument)),
          part: roundTo(exact(worth.amount).div(exact(equity.amount)), RATE_DIGITS, 'halfUp'),
          cost: entry?.cost,
          since: entry?.day,
        }
      })
      .toSorted((a, b) => compare(b.worth, a.worth)),
    months: months.toReversed(),
  }
}

export const mentorTradesOnWire = (
  services: Services,
  { day, fills }: MentorTrade,
): readonly MentorTradeOnWire[] =>
  fills.map(({ instrument, side, lots, price, amount, earned, since }) => ({
    ...{ day, side, lots, price, amount, earned },
    instrument: namedOn(instrumentOf(services, instrument)),
    heldDays: since && dayNumber(day) - dayNumber(since),
  }))
