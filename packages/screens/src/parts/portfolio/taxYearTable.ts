import type { PortfolioYear } from '@onelot/api-client'
import type { Row } from './csv.ts'
import type { TableTexts } from './tables.ts'

const figures = ['realised', 'dividends', 'withheld', 'fees', 'taxes', 'interest'] as const

/** A calendar year as a table, a row for each currency: its own amounts, none converted. */
export function taxYearTable(
  { year, currencies }: Pick<PortfolioYear, 'year' | 'currencies'>,
  texts: Pick<TableTexts, 'column' | 'figure'>,
): readonly Row[] {
  return [
    [texts.column('year'), texts.column('currency'), ...figures.map(texts.figure), texts.figure('total')],
    ...currencies.map((sums): Row => [
      String(year),
      sums.currency,
      ...figures.map((name) => ({ number: sums[name].amount })),
      { number: sums.profit.amount },
    ]),
  ]
}
