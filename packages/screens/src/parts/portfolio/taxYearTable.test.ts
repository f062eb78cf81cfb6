import { decimal, money } from '@onelot/domain'
import { expect, test } from 'vitest'
import { taxYearTable } from './taxYearTable.ts'

const won = (amount: string) => money('KRW', decimal(amount))

test('a year has a row for each currency, of exact amounts under their names', () => {
  const sums = {
    realised: won('-12345678901234567'),
    dividends: won('500'),
    withheld: won('90'),
    fees: won('7'),
    taxes: won('11'),
    interest: won('13'),
    lending: { gross: won('100'), tax: won('22'), net: won('78') },
    strategies: won('31'),
    managementFees: won('3'),
    profit: won('-12345678901233961'),
    exits: 2,
  }
  const rows = taxYearTable(
    { year: 2026, currencies: [{ currency: 'KRW', ...sums }] },
    { column: (name) => `column ${name}`, figure: (name) => `figure ${name}` },
  )
  expect(rows).toEqual([
    [
      'column year',
      'column currency',
      'figure realised',
      'figure dividends',
      'figure withheld',
      'figure fees',
      'figure taxes',
      'figure interest',
      'figure lendingGross',
      'figure lendingTax',
      'figure lending',
      'figure strategies',
      'figure managementFees',
      'figure total',
    ],
    [
      '2026',
      'KRW',
      { number: '-12345678901234567' },
      { number: '500' },
      { number: '90' },
      { number: '7' },
      { number: '11' },
      { number: '13' },
      { number: '100' },
      { number: '22' },
      { number: '78' },
      { number: '31' },
      { number: '3' },
      { number: '-12345678901233961' },
    ],
  ])
})
