import { tradeHoldings } from '@onelot/api-client'
import { add, money, zero } from '@onelot/domain'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { type ExplainTexts, explain, holdingFigures } from './explain.ts'

const won = (amount: string) => money('KRW', amount)
const none = won('0')

/** Its parts were each rounded by themselves: where the total is rounded once, a won may be left. */
const holdings = z.parse(tradeHoldings.response, {
  totalAssets: won('1050201'),
  available: won('500000'),
  frozen: won('50000'),
  margin: won('450000'),
  copy: none,
  unrealised: won('50200'),
  holdingFunds: won('500200'),
  realised: won('-200'),
  profitableFunds: won('50000'),
  paidIn: won('1000000'),
  borrowed: none,
  marketValue: won('900200'),
  todayProfit: won('20000'),
  yesterdayProfit: won('-3000'),
  estimatedIncome: won('48000'),
  availableQuota: won('499000'),
  byMarket: [],
  byCurrency: [],
  byHolding: [],
  byInstrument: [
    {
      instrument: 'KRX:000010',
      name: { en: 'A', kor: 'A', tw: 'A' },
      marketValue: won('600000'),
      unrealised: won('60200'),
      todayProfit: won('21000'),
      yesterdayProfit: won('-3000'),
      estimatedIncome: won('58000'),
    },
    {
      instrument: 'US:ACME',
      name: { en: 'B', kor: 'B', tw: 'B' },
      marketValue: won('300200'),
      unrealised: won('-10000'),
      todayProfit: won('-800'),
      yesterdayProfit: none,
      estimatedIncome: won('-10000'),
    },
  ],
  open: [],
  rates: { CNY: '1', HKD: '1', JPY: '1', KRW: '1', MYR: '1', THB: '1', TWD: '1', USD: '1', VND: '1' },
  closed: { todayProfit: won('-200'), yesterdayProfit: none },
  days: [{ market: 'KRX', today: '2026-03-10' }],
  asOf: '2026-03-10T02:00:00.000Z',
})
const texts: ExplainTexts = {
  title: (figure) => figure,
  text: (figure) => figure,
  part: (part) => part,
  rounding: 'rounding',
  of: (figure) => figure,
  name: ({ en }) => en,
}
const partsOf = (figure: (typeof holdingFigures)[number]) =>
  explain(figure, holdings, texts).parts.map(({ label, value }) => `${label} ${value.amount}`)

test.each(holdingFigures)('%s is the sum of what it shows', (figure) => {
  const { parts, total } = explain(figure, holdings, texts)
  expect(total).toEqual(holdings[figure])
  expect(add(zero('KRW'), ...parts.map(({ value }) => value))).toEqual(total)
})

test('today’s profit names each instrument and what was closed', () => {
  expect(partsOf('todayProfit')).toEqual(['A 21000', 'B -800', 'closedToday -200'])
})

test('the total names what rounding left', () => {
  expect(partsOf('totalAssets')).toEqual([
    'available 500000',
    'margin 450000',
    'unrealised 50200',
    'frozen 50000',
    'rounding 1',
  ])
})

test('a profit says what it is a percentage of', () => {
  expect(explain('todayProfit', holdings, texts).base?.value).toEqual(won('1030201'))
  expect(explain('yesterdayProfit', holdings, texts).base?.value).toEqual(won('1033201'))
  expect(explain('profitableFunds', holdings, texts).base?.value).toEqual(won('1000000'))
  expect(explain('unrealised', holdings, texts).base).toEqual({ label: 'cost', value: won('450000') })
  const leveraged = { ...holdings, borrowed: won('90000') }
  expect(explain('unrealised', leveraged, texts).base?.label).toBe('margin')
  expect(explain('marketValue', holdings, texts).base).toBeUndefined()
})
