import { type BlockId, type Instant, type SubmittedRequest, accountAnswers } from '@onelot/domain'
import {
  BLOCK_TRADE,
  type BlockOnSale,
  type BlockTradeTerms,
  type BlockTradesCommand,
  type BlockTradesContext,
} from '@onelot/domain/modules/offExchange/blockTrades'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { standingOf } from '../../base/standing.ts'
import { areSold, blockOf, onSaleOf, unlockOf } from '../foundBlock.ts'
import { requestsFor } from '../../base/requestsFor.ts'

/** The module fixes the terms of each request of its kind. */
export const termsIn = ({ terms }: Pick<SubmittedRequest, 'terms'>): BlockTradeTerms =>
  terms as BlockTradeTerms

/** What the rules know of an account and a product. */
export function knownOf(
  services: Services,
  { state, base }: Pick<ContextRequest, 'state' | 'base'>,
  onSale: BlockOnSale | undefined,
): BlockTradesContext {
  return {
    ...base,
    ...standingOf(services, state),
    offered: areSold(services),
    isSeat: accountAnswers(state).seat === 'seat',
    onSale,
    underReview: [],
    unlocksAt: undefined,
  }
}

/** A product by what it is sold by, and what that was read of. */
async function productOf(services: Services, id: BlockId, now: Instant) {
  const found = await blockOf(services, id)
  if (found === undefined) return { basedOn: [], onSale: undefined }
  const listing = await services.listingVersion(found.block.instrument.id)
  return { basedOn: [found.streamVersion, listing], onSale: await onSaleOf(services, found, now) }
}

export async function contextOf(
  request: ContextRequest<BlockTradesCommand>,
  services: Services,
): Promise<BlockTradesContext> {
  const { command, state, base } = request
  const context = knownOf(services, request, undefined)
  switch (command.kind) {
    case 'blockTrades.submit': {
      const { basedOn, onSale } = await productOf(services, command.block, base.now)
      return { ...context, basedOn, onSale }
    }
    case 'blockTrades.callOff':
      return {
        ...context,
        underReview: requestsFor(state, BLOCK_TRADE, (one) => termsIn(one).block === command.block),
      }
    case 'blockTrades.pass': {
      const { instrument, lockDays } = command.terms
      const market = services.market.listing(instrument)?.market
      return {
        ...context,
        unlocksAt: market && unlockOf(services, market, lockDays, base.now),
      }
    }
    case 'blockTrades.release':
      return context
    default: {
      const never: never = command
      return never
    }
  }
}
