import {
  type AnnouncedDividend,
  type Instant,
  type LocalDate,
  type OpenPosition,
  type StreamState,
  type SubmittedRequest,
  dividendLines,
  isOwnership,
  plusDays,
  requests,
  sliceOf,
  trading,
} from '@onelot/domain'
import {
  ELECTION,
  type ElectionTerms,
  type ElectiveDividendsCommand,
  type ElectiveDividendsContext,
  type Settlement,
  electionOwned,
  electionTermsOf,
} from '@onelot/domain/modules/offExchange/electiveDividends'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { electiveSettingsOf } from '../../base/electiveDividends.ts'
import { isDelistedBefore, isSplitBetween } from '../../base/listing.ts'
import { standingOf } from '../../base/standing.ts'

/** The module fixes the terms of each request of its kind. */
export const termsIn = ({ terms }: Pick<SubmittedRequest, 'terms'>): ElectionTerms => terms as ElectionTerms

/** Every dividend that may be taken in shares, paid or not. */
export const electiveOnes = ({ market }: Pick<Services, 'market'>): readonly AnnouncedDividend[] =>
  market
    .acting()
    .flatMap((id) => market.actions(id))
    .filter((action): action is AnnouncedDividend => action.kind === 'dividend')
    .filter(({ elective }) => elective !== undefined)

/** Positions in own shares. */
export const ownIn = (state: StreamState): readonly string[] =>
  Object.values<OpenPosition>(sliceOf(state, trading).positions)
    .filter(isOwnership)
    .map(({ id }) => id)

/** What own shares would be counted for at the ex-date, if it were now. */
export function countedNow(
  { site }: Pick<Services, 'site'>,
  state: StreamState,
  dividend: AnnouncedDividend,
): ElectionTerms | undefined {
  const rate = site.values.settings.dividendWithholding[dividend.market]
  return electionTermsOf(dividend, dividendLines(dividend, sliceOf(state, trading), rate), ownIn(state))
}

/** The request under review for a dividend. */
export const requestFor = (state: StreamState, dividend: string): string | undefined =>
  Object.values<SubmittedRequest>(sliceOf(state, requests).underReview).find(
    (request) => request.kind === ELECTION && termsIn(request).dividend === dividend,
  )?.id

async function closeOn(
  { market, yieldTurn }: Services,
  { instrument }: AnnouncedDividend,
  day: LocalDate,
  now: Instant,
): Promise<Settlement['close']> {
  const query = { period: 'day', adjustment: 'none', before: plusDays(day, 1), limit: 1 } as const
  const [last] = (await market.candles(instrument, query, now, yieldTurn)).candles
  return last?.time === day ? last.close : undefined
}

/** What the shares of a dividend are bought at, once its deadline is over. */
export async function settlementOf(
  services: Services,
  dividend: AnnouncedDividend,
  now: Instant,
): Promise<Settlement> {
  const { elective, instrument } = dividend
  const isOver = elective !== undefined && elective.deadline <= now
  return {
    close: isOver ? await closeOn(services, dividend, elective.day, now) : undefined,
    isDelisted: isDelistedBefore(services, instrument, now, undefined),
    isSplit: isSplitBetween(services, dividend.instrument, dividend.opensAt, now),
  }
}

const nameIn = (command: ElectiveDividendsCommand): string | undefined => {
  switch (command.kind) {
    case 'electiveDividends.submit':
    case 'electiveDividends.withdraw':
    case 'electiveDividends.settle':
      return command.dividend
    case 'electiveDividends.accept':
    case 'electiveDividends.release':
      return command.terms.dividend
    case 'electiveDividends.count':
      return command.dividend.id
    case 'electiveDividends.close':
      return electionOwned(command.owner)
    case 'electiveDividends.setStanding':
      return undefined
    default: {
      const never: never = command
      return never
    }
  }
}

const none: Settlement = { close: undefined, isDelisted: false, isSplit: false }

export async function contextOf(
  { command, state, base }: ContextRequest<ElectiveDividendsCommand>,
  services: Services,
): Promise<ElectiveDividendsContext> {
  const named = nameIn(command)
  const dividend = named === undefined ? undefined : electiveOnes(services).find(({ id }) => id === named)
  const settles = command.kind === 'electiveDividends.settle' && dividend !== undefined
  const isOfListing = settles || command.kind === 'electiveDividends.submit'
  return {
    ...base,
    ...standingOf(services, state),
    basedOn:
      isOfListing && dividend !== undefined ? [await services.listingVersion(dividend.instrument)] : [],
    offered: electiveSettingsOf(services).feature === 'on',
    dividend,
    isHeld: dividend !== undefined && countedNow(services, state, dividend) !== undefined,
    own: command.kind === 'electiveDividends.count' ? ownIn(state) : [],
    underReview: dividend && requestFor(state, dividend.id),
    settlement: settles ? await settlementOf(services, dividend, base.now) : none,
  }
}
