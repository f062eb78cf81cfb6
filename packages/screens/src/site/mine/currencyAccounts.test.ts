import type { TradeSummary } from '@onelot/api-client'
import { currencyOf, money } from '@onelot/domain'
import { expect, test } from 'vitest'
import { currencyOrder } from '../../parts/account-figures/currencyOrder.ts'
import { currencyAccounts } from './currencyAccounts.ts'

const account = (currency: 'KRW' | 'USD', available: string, frozen: string, withdrawable: string) => ({
  available: money(currency, available),
  frozen: money(currency, frozen),
  margin: money(currency, '0'),
  withdrawable: money(currency, withdrawable),
  days: [{ settles: money(currency, '0'), withdrawable: money(currency, withdrawable) }],
  holds: [],
  converted: {
    available: money('KRW', '0'),
    frozen: money('KRW', '0'),
    holdingFunds: money('KRW', '0'),
  },
})
const summaryOf = (accounts: TradeSummary['accounts']): Pick<TradeSummary, 'accounts'> => ({ accounts })

const order = currencyOrder('US')

test('the accounts are those of the member, in the order of currencies, and dollars and baht at least', () => {
  const won = account('KRW', '1000', '200', '800')
  expect(currencyAccounts(summaryOf([won]), order)).toEqual([
    {
      currency: 'USD',
      available: money('USD', '0'),
      frozen: money('USD', '0'),
      withdrawable: money('USD', '0'),
      days: [],
      holds: [],
    },
    {
      currency: 'THB',
      available: money('THB', '0'),
      frozen: money('THB', '0'),
      withdrawable: money('THB', '0'),
      days: [],
      holds: [],
    },
    {
      currency: 'KRW',
      available: won.available,
      frozen: won.frozen,
      withdrawable: won.withdrawable,
      days: won.days,
      holds: [],
    },
  ])
  const dollars = account('USD', '5', '0', '5')
  expect(currencyAccounts(summaryOf([won, dollars]), order).map(({ currency }) => currency)).toEqual([
    'USD',
    'THB',
    'KRW',
  ])
})

test('of a site with currencies of its own its first shows while it is empty, and one that it does not name comes last', () => {
  const won = account('KRW', '1000', '200', '800')
  const shown = currencyAccounts(summaryOf([won]), ['SGD', 'EUR'].map(currencyOf))
  expect(shown.map(({ currency }) => currency)).toEqual(['SGD', 'KRW'])
})
