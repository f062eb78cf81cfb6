import {
  type CloseTerms,
  type Decimal,
  type Language,
  type Money,
  type OpenPosition,
  type Refusal,
  type TradingState,
  add,
  checkTrading,
  closingDirection,
  invalid,
  marketPrice,
  money,
  notionalOf,
  settle,
  splitFill,
  subtract,
} from '@onelot/domain'
import { parseNumber } from '../../numbers/parseNumber.ts'
import type { TicketFactsNow } from '../OrderTicket/ticketModel.ts'
import { tickPlaces } from '../TickPriceField/tickStepping.ts'
import type { CloseDraft } from './closeDraft.ts'

export interface CloseContext {
  readonly position: OpenPosition
  readonly facts: TicketFactsNow
  readonly account: TradingState
  readonly language: Language
}

/** What closing so many lots at a price would bring; all in the position's currency. */
export interface CloseEstimate {
  readonly price: Decimal
  readonly marketValue: Money
  readonly grossProfit: Money
  readonly fee: Money
  readonly tax: Money
  /** After every charge of both sides. */
  readonly netProfit: Money
  /** What comes back to the available balance. */
  readonly proceeds: Money
}

export interface CloseModel {
  readonly terms: CloseTerms | undefined
  readonly refusals: readonly Refusal[]
  readonly estimate: CloseEstimate | undefined
}

/** What the broker would settle at `price`, by its own function. Undefined for lots that are not there to close. */
function closeEstimate(
  { position, facts }: Pick<CloseContext, 'position' | 'facts'>,
  price: Decimal,
  lots: number,
): CloseEstimate | undefined {
  const { fill, currency, lotSize, id } = position
  if (!Number.isSafeInteger(lots) || lots < 1 || lots > fill.lots) return undefined
  const { closed } = lots === fill.lots ? { closed: fill } : splitFill(fill, lots)
  const { grossProfit, fee, tax, netProfit } = settle(position, closed, price, facts.listing.market, id)
  return {
    price,
    marketValue: money(currency, notionalOf(price, lots, lotSize)),
    grossProfit,
    fee,
    tax,
    netProfit,
    proceeds: subtract(add(closed.margin, grossProfit), add(fee, tax)),
  }
}

/** Reckons and judges a close by the rules that the broker keeps. */
export function closeModel(draft: CloseDraft, context: CloseContext): CloseModel {
  const { position, facts, account, language } = context
  const { quote, listing } = facts
  const parsed = parseNumber(draft.priceText, language, { places: tickPlaces(listing.market) })
  const limit = draft.type === 'limit' && parsed.ok ? parsed.value : undefined
  const live = quote === undefined ? undefined : marketPrice(closingDirection(position.terms.side), quote)
  const price = draft.type === 'limit' ? limit : live
  if (draft.lots === undefined) {
    return { terms: undefined, refusals: [invalid({ lots: 'required' })], estimate: undefined }
  }
  const terms: CloseTerms = {
    position: position.id,
    lots: draft.lots,
    type: draft.type,
    ...(limit === undefined ? {} : { limitPrice: limit }),
  }
  const refusals = checkTrading({ kind: 'closePosition', terms }, account, facts)
  return {
    terms: refusals.length === 0 ? terms : undefined,
    refusals,
    estimate: price === undefined ? undefined : closeEstimate(context, price, draft.lots),
  }
}
