import {
  type Instant,
  type InstrumentId,
  type LocalDate,
  type StreamState,
  type SubmittedRequest,
  ZERO,
  decimal,
  exact,
  marketFacts,
  money,
  roundTo,
  sliceOf,
} from '@onelot/domain'
import {
  type FollowedShare,
  type LendingCommand,
  type LendingContext,
  type LendingDays,
  type LendingOffer,
  type LendingTerms,
  lendableIn,
  lending as rules,
  lendingQuotaKey,
  loanIn,
  loanOwned,
  loansOf,
  quotaFull,
  shareOwned,
} from '@onelot/domain/modules/offExchange/lending'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { standingOf } from '../../base/standing.ts'
import { freeLots, lendableLots, ownPositions, unlocksAt } from '../lendableShares.ts'
import { lendingDaysOf, nextPaymentAt, rateOn } from '../lendingDays.ts'
import {
  isLendingCurrency,
  isLendingMarket,
  isLendingOffered,
  lendingSettingsOf,
} from '../lendingSettings.ts'

/** The module fixes the terms of each request of its kind. */
export const termsIn = ({ terms }: Pick<SubmittedRequest, 'terms'>): LendingTerms => terms as LendingTerms

/** Shares that all members together may lend for a term. */
function poolOf(services: Services, id: InstrumentId, now: Instant) {
  const { shares, poolPart } = lendingSettingsOf(services)
  const own = shares[id]?.pool
  if (own !== undefined) return decimal(String(own))
  const outstanding = services.market.facts(id, now)?.sharesOutstanding ?? ZERO
  return roundTo(exact(outstanding).times(exact(poolPart)), 0, 'down')
}

/** A share by what it is lent for now; undefined of anything else than a listed stock. */
export async function offerOf(
  services: Services,
  state: StreamState,
  id: InstrumentId,
  now: Instant,
): Promise<LendingOffer | undefined> {
  const instrument = services.market.listing(id)
  const status = services.market.status(id, now)
  if (instrument?.kind !== 'stock' || status === 'delisted' || status === 'notYetListed') return undefined
  const { market, currency } = instrument
  if (!isLendingMarket(market) || !isLendingCurrency(currency)) return undefined
  const { least, terms, channels } = lendingSettingsOf(services)
  const key = lendingQuotaKey(id)
  const today = (await lendingDaysOf(services, id, undefined, now))?.today
  if (today === undefined) return undefined
  return {
    instrument,
    isOpen: channels[market],
    last: status === 'listed' ? services.market.quote(id, now)?.price : undefined,
    least: money(currency, least[currency]),
    terms,
    rate: rateOn(services, id, today),
    quota: {
      key,
      max: poolOf(services, id, now),
      claimed: await services.store.quotaClaimed(key),
      refusal: quotaFull,
    },
    lendable: lendableLots(services, state, id, now),
  }
}

/** Shares that automatic lending may have to do with. */
export function followedIds(services: Services, state: StreamState): readonly InstrumentId[] {
  const { automatic } = sliceOf(state, rules)
  const own = ownPositions(services, state).map(({ terms }) => terms.instrument)
  // The keys are ids of shares.
  const known = [...Object.keys(automatic.shares), ...Object.keys(automatic.unlocks)] as InstrumentId[]
  return [...new Set([...own, ...known])].toSorted()
}

function followedShare(
  services: Services,
  state: StreamState,
  instrument: InstrumentId,
  now: Instant,
): readonly FollowedShare[] {
  const market = services.market.listing(instrument)?.market
  if (market === undefined || !isLendingMarket(market)) return []
  const { restrictions } = standingOf(services, state)
  const isOffered = isLendingOffered(services) && lendingSettingsOf(services).channels[market]
  return [
    {
      instrument,
      market,
      currency: marketFacts[market].currency,
      lots: lendableIn(freeLots(services, state, instrument, now)),
      unlocksAt: unlocksAt(services, state, instrument, now),
      mayTake: isOffered && restrictions.length === 0,
    },
  ]
}

/** The shares of which a command needs to know the days. */
function concerned(
  services: Services,
  { command, state }: ContextRequest<LendingCommand>,
): readonly InstrumentId[] {
  const own = sliceOf(state, rules)
  const ofLoan = (id: string) => {
    const loan = loanIn(own, id)
    return loan === undefined ? [] : [loan.terms.instrument]
  }
  switch (command.kind) {
    case 'lending.submit':
    case 'lending.release':
      return []
    case 'lending.begin':
      return [command.terms.instrument]
    case 'lending.recall':
      return ofLoan(command.loan)
    case 'lending.end':
      return ofLoan(loanOwned(command.owner))
    case 'lending.endDelisted':
    case 'lending.rebase':
      return loansOf(own, command.instrument).length === 0 ? [] : [command.instrument]
    case 'lending.setAutomatic':
    case 'lending.pay':
      return followedIds(services, state)
    case 'lending.follow': {
      const { on, shares, unlocks } = own.automatic
      const { instrument } = command
      if (!on && Object.keys(shares).length + Object.keys(unlocks).length === 0) return []
      return instrument === undefined ? followedIds(services, state) : [instrument]
    }
    case 'lending.unlock':
      // The owner is one of the shares of the state.
      return [shareOwned(command.owner) as InstrumentId]
    default: {
      const never: never = command
      return never
    }
  }
}

/** The first date that is still to be counted of a share. */
function sinceOf(state: StreamState, id: InstrumentId): LocalDate | undefined {
  const own = sliceOf(state, rules)
  const dates = loansOf(own, id).map(({ accrual }) => accrual.since)
  const share = Object.hasOwn(own.automatic.shares, id) ? own.automatic.shares[id] : undefined
  return [...dates, ...(share === undefined ? [] : [share.accrual.since])].toSorted().at(0)
}

/** The days of some shares of an account. */
export async function daysOfShares(
  services: Services,
  state: StreamState,
  ids: readonly InstrumentId[],
  now: Instant,
): Promise<ReadonlyMap<InstrumentId, LendingDays>> {
  const found = new Map<InstrumentId, LendingDays>()
  for (const id of ids) {
    const days = await lendingDaysOf(services, id, sinceOf(state, id), now)
    if (days !== undefined) found.set(id, days)
  }
  return found
}

export async function contextOf(
  request: ContextRequest<LendingCommand>,
  services: Services,
): Promise<LendingContext> {
  const { command, state, base } = request
  const { now } = base
  const ids = concerned(services, request)
  const named = command.kind === 'lending.submit' ? [command.instrument] : ids
  const basedOn = await Promise.all(named.map((id) => services.listingVersion(id)))
  const days = await daysOfShares(services, state, ids, now)
  const isFollowed =
    command.kind === 'lending.setAutomatic' ||
    command.kind === 'lending.follow' ||
    command.kind === 'lending.unlock'
  return {
    ...base,
    ...standingOf(services, state),
    basedOn,
    offered: isLendingOffered(services),
    offer:
      command.kind === 'lending.submit' ? await offerOf(services, state, command.instrument, now) : undefined,
    daysOf: (id) => days.get(id),
    lendable:
      command.kind === 'lending.begin' ? lendableLots(services, state, command.terms.instrument, now) : [],
    followed: isFollowed ? ids.flatMap((id) => followedShare(services, state, id, now)) : [],
    nextPayment: nextPaymentAt(services.calendar, now),
  }
}
