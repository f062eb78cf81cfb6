import { decimal, money } from '@onelot/domain'
import { expect, it } from 'vitest'
import { figuresOf, wrongIn } from './application.ts'

const increase = { price: decimal('8400'), instrument: { currency: 'KRW' } } as const
const terms = { available: money('KRW', '200000'), frozen: money('KRW', '50000') }

it('says what new shares take, what is left of the money, and how many rights lapse', () => {
  expect(figuresOf(20, 29, increase, terms)).toEqual({
    shares: 20,
    cost: money('KRW', '168000'),
    after: money('KRW', '32000'),
    unused: 9,
  })
})

it('says by how much the money is short', () => {
  expect(figuresOf(29, 29, increase, terms).after).toEqual(money('KRW', '-43600'))
})

it('finds what is wrong with a number of shares as the broker does', () => {
  expect(wrongIn(23, 29, increase, terms)).toBeUndefined()
  expect(wrongIn(0, 29, increase, terms)).toMatchObject({ fields: { shares: 'tooLow' } })
  expect(wrongIn(30, 29, increase, terms)).toMatchObject({
    code: 'VALIDATION',
    fields: { shares: 'tooHigh' },
  })
  expect(wrongIn(24, 29, increase, terms)?.code).toBe('AVAILABLE_INSUFFICIENT')
  expect(wrongIn(30, 40, increase, terms)?.code).toBe('BALANCE_INSUFFICIENT')
})
