import {
  type CheckContext,
  type Decimal,
  type Instant,
  type Language,
  type Listing,
  type MarketContext,
  type Money,
  type OrderInput,
  type OrderTerms,
  type Refusal,
  type Ticket,
  type TradingAccount,
  balanceOf,
  checkTicket,
  dayTradeCutoff,
  dayTradeRefusals,
  exact,
  lotsForAmount,
  lotsForPercent,
  minorUnits,
  money,
  ticket,
} from '@onelot/domain'
import { parseNumber } from '../../numbers/parseNumber.ts'
import type { BuyingPowerShare } from '../BuyingPowerChips/BuyingPowerChips.tsx'
import { priceRules } from '../TickPriceField/tickStepping.ts'
import {
  type Protected,
  type ProtectionModel,
  protectionModel,
  readProtection,
} from '../ProtectionSheet/protectionModel.ts'
import type { TicketAction, TicketDraft } from './ticketDraft.ts'

/** The rules' context of a listing. */
export type ListedContext = CheckContext & { readonly listing: Listing }
/** The market's part of it. */
export type ListedMarketContext = MarketContext & { readonly listing: Listing }

export interface TicketSituation {
  readonly context: ListedContext
  /** What the rules look at of the account; orders and positions may be left empty, as an opening does not ask for them. */
  readonly account: TradingAccount
  /** In whose separators the texts are read. */
  readonly language: Language
}

/** What the flag of a day trade means now. */
export interface DayTradeOffer {
  /** When the broker closes what is opened. */
  readonly closesAt: Instant
  /** Why none is taken now, by the flag alone. */
  readonly refusal: Refusal | undefined
}

/** A draft, calculated and checked by the same rules as at the broker. */
export interface TicketModel {
  readonly input: OrderInput
  readonly ticket: Ticket
  /** The first is the one that disables the button. */
  readonly refusals: readonly Refusal[]
  /** What may be sent; undefined while anything is against it. */
  readonly terms: OrderTerms | undefined
  /** What is to protect the position, and what it would bring. */
  readonly protection: ProtectionModel
  /** The position as the order would open it; undefined without a price or a quantity. */
  readonly opens: Protected | undefined
  /** Undefined where the listing is not day-traded. */
  readonly dayTrade: DayTradeOffer | undefined
}

/** The limit that was typed; undefined for a market order and for what is no number. */
function limitOf(draft: TicketDraft, { context, language }: TicketSituation): Decimal | undefined {
  if (draft.type === 'market') return undefined
  const { instrument, market } = context.listing
  const parsed = parseNumber(draft.priceText, language, priceRules(market, instrument.currency))
  return parsed.ok ? parsed.value : undefined
}

/** The amount that was typed; undefined for what is no number. */
function amountOf(draft: TicketDraft, { context, language }: TicketSituation): Money | undefined {
  const { currency } = context.listing.instrument
  const parsed = parseNumber(draft.amountText, language, { places: minorUnits(currency), currency })
  return parsed.ok ? money(currency, parsed.value, 'down') : undefined
}

/** What was typed of a protection; nothing where nothing was, or where it is no number. */
function protectionOf(
  { protection }: TicketDraft,
  { context, language }: TicketSituation,
): OrderInput['protection'] {
  const { instrument, market } = context.listing
  const read = readProtection(protection, { market, currency: instrument.currency, language })
  return read?.takeProfit === undefined && read?.stopLoss === undefined ? undefined : read
}

function inputOf(draft: TicketDraft, situation: TicketSituation): OrderInput {
  const { context } = situation
  const limitPrice = limitOf(draft, situation)
  const input: OrderInput = {
    instrument: context.listing.instrument.id,
    side: draft.side,
    type: draft.type,
    limitPrice,
    leverage: draft.leverage,
    timeInForce: draft.type === 'limit' && draft.timeInForce !== 'day' ? draft.timeInForce : undefined,
    dayTrade: draft.dayTrade ? true : undefined,
    protection: protectionOf(draft, situation),
  }
  if (draft.mode === 'quantity') return { ...input, lots: draft.lots }
  const amount = amountOf(draft, situation)
  return { ...input, lots: amount === undefined ? undefined : lotsForAmount(input, context, amount) }
}

/** The position that an order would open at the price that its ticket is calculated with. */
function openedBy(
  { side, lots }: OrderInput,
  { price, margin, fee, stopOutPrice }: Ticket,
  { listing, now }: ListedContext,
): Protected | undefined {
  if (price === undefined || margin === undefined || fee === undefined || !lots) return undefined
  const { instrument, market, session } = listing
  return {
    currency: instrument.currency,
    lotSize: instrument.lotSize,
    terms: { side },
    fill: { price, lots, margin, fee, at: now, tradingDay: session.tradingDay },
    charges: market,
    market,
    from: price,
    liquidation: stopOutPrice,
  }
}

function dayTradeOffer({ context, account }: TicketSituation): DayTradeOffer | undefined {
  const { listing, settings } = context
  if (settings.dayTrade === undefined) return undefined
  return {
    closesAt: dayTradeCutoff(listing.session, settings.dayTrade),
    refusal: dayTradeRefusals([], listing, account, context)[0],
  }
}

/** Calculates and checks a draft. */
export function ticketModel(draft: TicketDraft, situation: TicketSituation): TicketModel {
  const { context, language } = situation
  const input = inputOf(draft, situation)
  const refusals = checkTicket(input, situation.account, context)
  const { lots } = input
  const calculated = ticket(input, context, situation.account)
  const opens = openedBy(input, calculated, context)
  const { instrument, market } = context.listing
  const { currency } = instrument
  const protection = protectionModel(draft.protection, opens, { market, currency, language })
  const sendable = refusals.length === 0 && protection.protection !== undefined
  return {
    input,
    ticket: calculated,
    refusals,
    terms: sendable && lots !== undefined ? { ...input, lots } : undefined,
    protection,
    opens,
    dayTrade: dayTradeOffer(situation),
  }
}

/** What choosing a percentage of buying power does to a draft: as many lots, or as much money, as that percentage is. */
export function shareAction(
  draft: TicketDraft,
  share: BuyingPowerShare,
  situation: TicketSituation,
): TicketAction {
  const { context, account } = situation
  const { currency } = context.listing.instrument
  const available = exact(balanceOf(account.balances, currency, 'available').amount)
  return {
    kind: 'shareChosen',
    share,
    lots: lotsForPercent(inputOf(draft, situation), context, account, share),
    amount: money(currency, available.times(String(share)).div('100'), 'down').amount,
  }
}
