import type { Ticket } from '@onelot/domain'
import type { UiTranslate } from '../../locales/en.ts'
import type { Fact } from '../FactList/FactList.tsx'
import { Money } from '../Money/Money.tsx'
import type { PriceScale } from '../format/price.ts'
import { PriceText } from '../PriceText/PriceText.tsx'

const NONE = '–'

/** Every charge of an order by its name, what it ties up, and what stays; as the ticket and its review show them. */
export function ticketDetails(t: UiTranslate, ticket: Ticket, scale: PriceScale): readonly Fact[] {
  const { notional, margin, fee, tax, total, buyingPower, stopOutPrice } = ticket
  const amount = (value: typeof notional, strong = false) =>
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
    )
  return [
    { label: t('finance.ticket.notional'), value: amount(notional) },
    { label: t('finance.ticket.margin'), value: amount(margin) },
    { label: t('finance.ticket.fee'), value: amount(fee) },
    { label: t('finance.ticket.total'), value: amount(total, true), strong: true },
    { label: t('finance.ticket.tax'), value: amount(tax) },
    ...(stopOutPrice === undefined
      ? []
      : [
          {
            label: t('finance.ticket.stopOut'),
            value: <PriceText price={stopOutPrice} scale={scale} currencyShown size="small" tone="inherit" />,
          },
        ]),
    {
      label: t('finance.ticket.powerBefore'),
      value: <Money value={buyingPower.before} size="small" tone="inherit" />,
    },
    {
      label: t('finance.ticket.powerAfter'),
      value:
        buyingPower.after === undefined ? (
          NONE
        ) : (
          <Money value={buyingPower.after} size="small" tone="inherit" />
        ),
    },
  ]
}
