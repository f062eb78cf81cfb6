import {
  type CheckFacts,
  type Decimal,
  type Language,
  type Listing,
  type Money,
  type OrderInput,
  type OrderTerms,
  type Refusal,
  type Ticket,
  type TradingState,
  balanceOf,
  checkTicket,
  exact,
  lotsForAmount,
  lotsForPercent,
  minorUnits,
  money,
  ticket,
} from '@onelot/domain'
import { parseNumber } from '../../numbers/parseNumber.ts'
import type { BuyingPowerShare } from '../BuyingPowerChips/BuyingPowerChips.tsx'
import { tickPlaces } from '../TickPriceField/tickStepping.ts'
import type { TicketAction, TicketDraft } from './ticketDraft.ts'

/** What the market and the house say now; all that the rules need. */
export type TicketFactsNow = CheckFacts & { readonly listing: Listing }

export interface TicketContext {
  readonly facts: TicketFactsNow
  /** What the rules look at of the account; positions may be left empty, as an opening does not ask for them. */
  readonly account: TradingState
  /** In whose separators the texts are read. */
  readonly language: Language
}

/** A draft, reckoned and judged by the same rules as at the broker (DESIGN 2). */
export interface TicketModel {
  readonly input: OrderInput
  readonly ticket: Ticket
  /** The first is the one that disables the button. */
  readonly refusals: readonly Refusal[]
  /** What may be sent; undefined while anything is against it. */
  readonly terms: OrderTerms | undefined
}

/** The limit that was typed; undefined for a market order and for what is no number. */
function limitOf(draft: TicketDraft, { facts, language }: TicketContext): Decimal | undefined {
  if (draft.type === 'market') return undefined
  const parsed = parseNumber(draft.priceText, language, { places: tickPlaces(facts.listing.market) })
  return parsed.ok ? parsed.value : undefined
}

/** The amount that was typed; undefined for what is none. */
function amountOf(draft: TicketDraft, { facts, language }: TicketContext): Money | undefined {
  const { currency } = facts.listing.instrument
  const parsed = parseNumber(draft.amountText, language, { places: minorUnits(currency) })
  return parsed.ok ? money(currency, parsed.value, 'down') : undefined
}

function inputOf(draft: TicketDraft, context: TicketContext): OrderInput {
  const { facts } = context
  const limitPrice = limitOf(draft, context)
  const input: OrderInput = {
    instrument: facts.listing.instrument.id,
    side: draft.side,
    type: draft.type,
    ...(limitPrice === undefined ? {} : { limitPrice }),
    leverage: draft.leverage,
  }
  if (draft.mode === 'quantity') return { ...input, lots: draft.lots }
  const amount = amountOf(draft, context)
  return { ...input, lots: amount === undefined ? undefined : lotsForAmount(input, facts, amount) }
}

/** Reckons and judges a draft. */
export function ticketModel(draft: TicketDraft, context: TicketContext): TicketModel {
  const input = inputOf(draft, context)
  const refusals = checkTicket(input, context.account, context.facts)
  const { lots } = input
  return {
    input,
    ticket: ticket(input, context.facts, context.account),
    refusals,
    terms: refusals.length === 0 && lots !== undefined ? { ...input, lots } : undefined,
  }
}

/** What choosing a share of buying power does to a draft: as many lots, or as much money, as that share is. */
export function shareAction(
  draft: TicketDraft,
  share: BuyingPowerShare,
  context: TicketContext,
): TicketAction {
  const { facts, account } = context
  const { currency } = facts.listing.instrument
  const available = exact(balanceOf(account.balances, currency, 'available').amount)
  return {
    kind: 'shareChosen',
    share,
    lots: lotsForPercent(inputOf(draft, context), facts, account, share),
    amount: money(currency, available.times(String(share)).div('100'), 'down').amount,
  }
}
