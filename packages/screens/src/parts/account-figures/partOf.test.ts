import { decimal, money } from '@onelot/domain'
import { expect, it } from 'vitest'
import { partOf } from './partOf.ts'

it('a part of an amount is down to the unit of its currency', () => {
  expect(partOf(money('USD', decimal('0.99')), 50)).toEqual(money('USD', decimal('0.49')))
  expect(partOf(money('KRW', decimal('101')), 25)).toEqual(money('KRW', decimal('25')))
})
