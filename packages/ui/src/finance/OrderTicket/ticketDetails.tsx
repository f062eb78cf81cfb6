import { type OrderInput, type Ticket, subtract } from '@onelot/domain'
import type { UiTranslate } from '../../locales/en.ts'
import type { Fact } from '../FactList/FactList.tsx'
import { Money } from '../Money/Money.tsx'
import type { PriceScale } from '../format/price.ts'
import { PriceText } from '../PriceText/PriceText.tsx'
import { holdingKind } from '../holdingKind.ts'

const NONE = '–'

export interface Calculated {
  readonly input: Pick<OrderInput, 'side' | 'leverage'>
  readonly ticket: Ticket
}

const isPaidInFull = ({ side, leverage }: Calculated['input']): boolean => side === 'long' && leverage === 1

const amountFact = (label: string, value: Ticket['total'], strong = false): Fact => ({
  label,
  value:
    value === undefined ? (
      NONE
    ) : (
      <Money
        value={value}
        own={false}
        size={strong ? 'body' : 'small'}
        weight={strong ? 'bold' : 'regular'}
        tone="inherit"
      />
    ),
  strong,
})

/** What the order takes of the reader's money beside its fee: its value, or the margin for it where the rest is borrowed. */
export const principalFact = (t: UiTranslate, { input, ticket }: Calculated): Fact =>
  isPaidInFull(input)
    ? amountFact(t('finance.ticket.notional'), ticket.notional)
    : amountFact(t('finance.ticket.margin'), ticket.margin)

/** What else is worth knowing of the cost: the value where only its margin is paid, the tax at closing, where it would be closed by force. */
export function besideCost(
  t: UiTranslate,
  { input, ticket }: Calculated,
  scale: PriceScale,
): readonly Fact[] {
  const { notional, tax, stopOutPrice } = ticket
  return [
    ...(isPaidInFull(input) ? [] : [amountFact(t('finance.ticket.notional'), notional)]),
    amountFact(t(`finance.holding.${holdingKind(input)}.tax`), tax),
    ...(stopOutPrice === undefined
      ? []
      : [
          {
            label: t('finance.ticket.stopOut'),
            value: <PriceText price={stopOutPrice} scale={scale} currencyShown size="small" tone="inherit" />,
          },
        ]),
  ]
}

/** What may be spent before the order and after it: the difference is its total. */
export function cashOf({ available, total }: Ticket) {
  const left = total && subtract(available, total)
  return { before: available, after: left === undefined || left.amount.startsWith('-') ? undefined : left }
}

/** Every charge of an order by its name: what adds up to its total, what it leaves, and what else it may cost. */
export function ticketDetails(t: UiTranslate, calculated: Calculated, scale: PriceScale): readonly Fact[] {
  const { fee, total } = calculated.ticket
  const { before, after } = cashOf(calculated.ticket)
  return [
    principalFact(t, calculated),
    amountFact(t('finance.ticket.fee'), fee),
    amountFact(t('finance.ticket.total'), total, true),
    { label: t('finance.ticket.cashBefore'), value: <Money value={before} size="small" tone="inherit" /> },
    {
      label: t('finance.ticket.cashAfter'),
      value: after === undefined ? NONE : <Money value={after} size="small" tone="inherit" />,
    },
    ...besideCost(t, calculated, scale),
  ]
}
