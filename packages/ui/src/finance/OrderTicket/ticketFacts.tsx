import type { Ticket } from '@onelot/domain'
import type { UiWords } from '../../locales/en.ts'
import type { Fact } from '../FactList/FactList.tsx'
import { Money } from '../Money/Money.tsx'
import type { PriceScale } from '../format/price.ts'
import { PriceText } from '../PriceText/PriceText.tsx'

const NONE = '–'

/** Every charge of an order by its name, what it ties up, and what stays; as the ticket and its review show them. */
export function ticketFacts(
  words: UiWords['finance']['ticket'],
  reckoned: Ticket,
  scale: PriceScale,
): readonly Fact[] {
  const { notional, margin, fee, tax, total, buyingPower, stopOutPrice } = reckoned
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
    { label: words.notional, value: amount(notional) },
    { label: words.margin, value: amount(margin) },
    { label: words.fee, value: amount(fee) },
    { label: words.total, value: amount(total, true), strong: true },
    { label: words.tax, value: amount(tax) },
    ...(stopOutPrice === undefined
      ? []
      : [
          {
            label: words.stopOut,
            value: <PriceText price={stopOutPrice} scale={scale} currencyShown size="small" tone="inherit" />,
          },
        ]),
    { label: words.powerBefore, value: <Money value={buyingPower.before} size="small" tone="inherit" /> },
    {
      label: words.powerAfter,
      value:
        buyingPower.after === undefined ? (
          NONE
        ) : (
          <Money value={buyingPower.after} size="small" tone="inherit" />
        ),
    },
  ]
}
