import { endpoints } from '@onelot/api-client'
import { screens } from '@onelot/screens/definitions'
import { expect, it } from 'vitest'
import { folderOf } from './folderOf.ts'
import { screenCalls } from './screenCalls.ts'

const calls = screenCalls()

it('finds what a screen asks by itself, by what it shares, and by what it loads later', () => {
  expect(calls['login']).toEqual(['member/login'])
  expect(calls['trade']).toEqual(expect.arrayContaining(['trade/holdings', 'trade/close', 'common/config']))
  expect(calls['stock-detail']).toEqual(expect.arrayContaining(['trade/place', 'market/candles']))
})

it('leaves out what is imported as a type, and what other screens ask', () => {
  expect(calls['landing']).toEqual([])
  expect(calls['login']).not.toContain('member/register')
})

it('names only calls of the contract', () => {
  const paths = endpoints.map(({ path }) => path)
  expect(
    Object.values(calls)
      .flat()
      .filter((path) => !paths.includes(path)),
  ).toEqual([])
})

it.each(screens.filter(({ reads }) => reads !== undefined))(
  '$name asks what its definition asks first',
  (screen) => {
    const own = calls[folderOf(screen.name)]
    const first =
      screen.reads?.({ query: {}, homeMarket: 'KRX', totalsIn: 'USD' }).map(({ path }) => path) ?? []
    expect(own).toEqual(expect.arrayContaining(first))
  },
)
