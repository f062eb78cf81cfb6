import type { Quote } from '@onelot/domain'
import { memo } from 'react'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { ChangeBadge } from '../ChangeBadge/ChangeBadge.tsx'
import { dayChange } from '../format/change.ts'
import { formatCompactMoney } from '../format/money.ts'
import { formatCompact } from '../format/number.ts'
import { changeDigits } from '../format/price.ts'
import { PriceText } from '../PriceText/PriceText.tsx'
import * as styles from './QuoteTable.css.ts'
import type { QuoteTableRow } from './QuoteTable.tsx'

export const quoteColumns = [
  'price',
  'change',
  'percent',
  'volume',
  'turnover',
  'marketCap',
  'high',
  'low',
] as const
export type QuoteColumnId = (typeof quoteColumns)[number]

export interface QuoteColumn {
  readonly id: QuoteColumnId
  readonly label: string
}

interface QuoteCellsProps {
  columns: readonly QuoteColumn[]
  row: QuoteTableRow
  quote: Quote
  stale: boolean
}

/** The figures of a row, which alone are drawn at a tick. */
export const QuoteCells = memo(function QuoteCells({ columns, row, quote, stale }: QuoteCellsProps) {
  return columns.map(({ id }) => (
    <td key={id} className={styles.figure}>
      <Figure id={id} row={row} quote={quote} stale={stale} />
    </td>
  ))
})

function Figure({ id, row, quote, stale }: Omit<QuoteCellsProps, 'columns'> & { id: QuoteColumnId }) {
  const { locale } = useTheme()
  const { scale, marketCap } = row
  switch (id) {
    case 'price':
      return <PriceText price={quote.price} scale={scale} size="small" weight="strong" stale={stale} />
    case 'change':
      return (
        <ChangeBadge
          change={dayChange(quote)}
          show="amount"
          places={changeDigits(scale, quote)}
          stale={stale}
        />
      )
    case 'percent':
      return <ChangeBadge change={dayChange(quote)} stale={stale} />
    case 'high':
    case 'low':
      return <PriceText price={quote[id]} scale={scale} size="small" past />
    case 'volume':
      return <Text size="small">{formatCompact(locale, quote.volume)}</Text>
    case 'turnover':
      return (
        <Text size="small">
          {formatCompactMoney(locale, { currency: scale.currency, amount: quote.turnover })}
        </Text>
      )
    case 'marketCap':
      return (
        <Text size="small">
          {marketCap === undefined
            ? '–'
            : formatCompactMoney(locale, { currency: scale.currency, amount: marketCap })}
        </Text>
      )
  }
}
