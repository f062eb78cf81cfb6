import { describe, expect, test } from 'vitest'
import { choiceOf } from './choice.ts'
import { params } from './params.ts'

const opened = (query: Record<string, string>) => choiceOf(params.parse(query))
const open = { tab: 'inProgress', asset: undefined, summed: false }

describe('an address of the holdings', () => {
  test('opens all that is held, where it says nothing else or what is unknown', () => {
    expect(opened({})).toEqual(open)
    expect(opened({ tab: 'elsewhere', asset: 'gold' })).toEqual(open)
  })

  test.each([
    ['purchase', { ...open, tab: 'purchase' }],
    ['inProgress', open],
    ['terminated', { ...open, tab: 'terminated' }],
    ['inventory', { ...open, asset: 'stocks', summed: true }],
    ['digitalCurrency', { ...open, asset: 'crypto' }],
    ['foreignExchange', { ...open, asset: 'forex' }],
  ])('of the specification’s tab %s opens what it showed', (tab, choice) => {
    expect(opened({ tab })).toEqual(choice)
  })

  test('narrows a list to an asset', () => {
    expect(opened({ tab: 'terminated', asset: 'crypto' })).toEqual({
      tab: 'terminated',
      asset: 'crypto',
      summed: false,
    })
  })
})
