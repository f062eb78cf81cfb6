import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'A live price on the tick of its market. A tick tints it for 300 ms in its direction.',
  notFor: [
    'For an amount of money, `Money`.',
    'For a price of the past, the same with `past`: it is not tinted.',
  ],
  anatomy: [
    { part: 'Mark', is: 'where a list mixes currencies' },
    { part: 'Digits', is: 'tabular, as many decimals as the tick has' },
    { part: 'Tint', is: 'only in sight, never where motion is reduced' },
  ],
  dos: [
    'Set the tone by the day’s direction, and show the change beside it.',
    'Set `stale` when no price has come for too long: it is greyed and read as delayed.',
  ],
  donts: ['Round it to look tidy: the tick decides its digits.'],
  accessibility: {
    role: 'Text.',
    keys: [],
    announces: 'Nothing on a tick; “delayed” is read with the price while it is stale.',
  },
  related: ['ChangeBadge', 'Money', 'QuoteRow', 'TickPriceField'],
}
