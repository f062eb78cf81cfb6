import {
  type CloseTerms,
  type Decimal,
  type Language,
  type Money,
  type OpenPositionView,
  type Refusal,
  type ClosingAccount,
  add,
  chargesFor,
  checkClose,
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
import type { ListedMarketContext } from '../OrderTicket/ticketModel.ts'
import { priceRules } from '../TickPriceField/tickStepping.ts'
import type { CloseDraft } from './closeDraft.ts'

export interface CloseSituation {
  readonly position: OpenPositionView
  readonly context: ListedMarketContext
  readonly account: ClosingAccount
  readonly language: Language
}

/** What closing so many lots at a price would bring; all in the position's currency. */
export interface CloseEstimate {
  readonly price: Decimal
  readonly marketValue: Money
  /** What was paid in for these lots at entry; undefined where that is their whole price. */
  readonly margin: Money | undefined
  readonly grossProfit: Money
  readonly fee: Money
  readonly tax: Money
  /** The commission of these lots that was paid at entry. */
  readonly entryFee: Money
  /** After every charge of both sides: what will be realised. */
  readonly netProfit: Money
  /** What comes back to the available balance. */
  readonly proceeds: Money
}

export interface CloseModel {
  /** The limit that was typed; undefined at the market, and for what is no number. */
  readonly limitPrice: Decimal | undefined
  readonly terms: CloseTerms | undefined
  readonly refusals: readonly Refusal[]
  readonly estimate: CloseEstimate | undefined
}

/** What the broker would settle at `price`, by its own function and the charges in force. Undefined for lots that cannot be closed. */
export function closeEstimate(
  { position, context }: Pick<CloseSituation, 'position' | 'context'>,
  price: Decimal,
  lots: number,
): CloseEstimate | undefined {
  const { fill, currency, lotSize, id, terms } = position
  if (!Number.isSafeInteger(lots) || lots < 1 || lots > fill.lots) return undefined
  const { closed } = lots === fill.lots ? { closed: fill } : splitFill(fill, lots)
  const { grossProfit, fee, tax, netProfit } = settle(
    position,
    closed,
    price,
    chargesFor(position, context.listing.market),
    id,
  )
  return {
    price,
    marketValue: money(currency, notionalOf(price, lots, lotSize)),
    margin: terms.side === 'long' && terms.leverage === 1 ? undefined : closed.margin,
    grossProfit,
    fee,
    tax,
    entryFee: closed.fee,
    netProfit,
    proceeds: subtract(add(closed.margin, grossProfit), add(fee, tax)),
  }
}

/** Calculates and checks a close by the rules of the broker. */
export function closeModel(draft: CloseDraft, situation: CloseSituation): CloseModel {
  const { position, context, account, language } = situation
  const { quote, listing } = context
  const parsed = parseNumber(draft.priceText, language, priceRules(listing.market, position.currency))
  const limit = draft.type === 'limit' && parsed.ok ? parsed.value : undefined
  const live = quote === undefined ? undefined : marketPrice(closingDirection(position.terms.side), quote)
  const price = draft.type === 'limit' ? limit : live
  if (draft.lots === undefined) {
    return {
      limitPrice: limit,
      terms: undefined,
      refusals: [invalid({ lots: 'required' })],
      estimate: undefined,
    }
  }
  const terms: CloseTerms = {
    position: position.id,
    lots: draft.lots,
    type: draft.type,
    limitPrice: limit,
  }
  const refusals = checkClose(terms, account, context)
  return {
    limitPrice: limit,
    terms: refusals.length === 0 ? terms : undefined,
    refusals,
    estimate: price === undefined ? undefined : closeEstimate(situation, price, draft.lots),
  }
}
