import type { PortfolioYear } from '@onelot/api-client'
import type { Row } from './csv.ts'
import type { TableTexts } from './tables.ts'

const figures = ['realised', 'dividends', 'withheld', 'fees', 'taxes', 'interest'] as const
/** Of lending income, each in a column of its own. */
const lent = { lendingGross: 'gross', lendingTax: 'tax', lending: 'net' } as const
/** Of managed money. */
const managed = ['strategies', 'managementFees'] as const
const lentFigures = ['lendingGross', 'lendingTax', 'lending'] as const

/** A calendar year as a table, a row for each currency: its own amounts, none converted. */
export function taxYearTable(
  { year, currencies }: Pick<PortfolioYear, 'year' | 'currencies'>,
  texts: Pick<TableTexts, 'column' | 'figure'>,
): readonly Row[] {
  return [
    [
      texts.column('year'),
      texts.column('currency'),
      ...[...figures, ...lentFigures, ...managed].map(texts.figure),
      texts.figure('total'),
    ],
    ...currencies.map((sums): Row => [
      String(year),
      sums.currency,
      ...figures.map((name) => ({ number: sums[name].amount })),
      ...lentFigures.map((name) => ({ number: sums.lending[lent[name]].amount })),
      ...managed.map((name) => ({ number: sums[name].amount })),
      { number: sums.profit.amount },
    ]),
  ]
}
