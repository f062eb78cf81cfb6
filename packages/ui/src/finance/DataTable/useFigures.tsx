import { type Decimal, minorUnits } from '@onelot/domain'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useTheme } from '../../theme/ThemeContext.ts'
import { MASK, formatMoney } from '../format/money.ts'
import { formatNumber, formatPercent } from '../format/number.ts'
import { type AlignedText, alignFractions } from './columnTexts.ts'
import type { DataColumn, NumberColumn } from './DataTable.tsx'
import * as styles from './DataTable.css.ts'

const NONE = '–'

function figureText<Row>(locale: string, column: NumberColumn<Row>, value: Decimal | undefined): string {
  const { as = 'number', currency, signed = false } = column
  if (value === undefined) return NONE
  if (as === 'rate') return formatPercent(locale, value, { signed })
  if (currency !== undefined)
    return formatMoney(locale, { currency, amount: value }, { signed, places: minorUnits(currency) })
  return formatNumber(locale, value, { signed })
}

/** The figures of each column of numbers, those of the rows and then the total, as they are drawn: aligned with one another. */
export function useFigures<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]) {
  const { locale, hideAmounts, t } = useTheme()
  const texts = new Map<string, readonly AlignedText[]>()
  const masked = new Set<string>()
  for (const column of columns) {
    if (column.kind === 'text') continue
    if (column.own === true && hideAmounts) masked.add(column.id)
    const values = [...rows.map((row) => column.value(row)), column.total]
    texts.set(column.id, alignFractions(values.map((value) => figureText(locale, column, value))))
  }
  return (id: string, index: number): ReactNode => {
    const figure = texts.get(id)?.[index]
    if (figure === undefined) return null
    if (masked.has(id))
      return (
        <>
          <VisuallyHidden>{t('finance.amounts.hidden')}</VisuallyHidden>
          <span aria-hidden>{MASK}</span>
        </>
      )
    return (
      <>
        <span>{figure.text}</span>
        {figure.filler === '' ? null : (
          <span aria-hidden className={styles.filler}>
            {figure.filler}
          </span>
        )}
      </>
    )
  }
}
