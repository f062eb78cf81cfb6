import type { TradeSummary } from '@onelot/api-client'
import { money } from '@onelot/domain'
import { expect, test } from 'vitest'
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

test('the accounts are those of the member, in the order of currencies, and dollars and baht at least', () => {
  const won = account('KRW', '1000', '200', '800')
  expect(currencyAccounts(summaryOf([won]), 'US')).toEqual([
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
  expect(currencyAccounts(summaryOf([won, dollars]), 'US').map(({ currency }) => currency)).toEqual([
    'USD',
    'THB',
    'KRW',
  ])
})
