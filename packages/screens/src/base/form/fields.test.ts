import { describe, expect, it } from 'vitest'
import { amountField, filled, ticked } from './fields.ts'

const reason = (issues: readonly { readonly message: string }[] | undefined) => issues?.[0]?.message

describe('an amount', () => {
  it.each([
    ['', 'required'],
    ['12a', 'malformed'],
    ['-5', 'malformed'],
    ['0', 'tooLow'],
    ['0.00', 'tooLow'],
    ['0.01', undefined],
    ['120', undefined],
  ])('%o: %s', (amount, expected) => {
    expect(reason(amountField.safeParse(amount).error?.issues)).toBe(expected)
  })
})

it('a text of spaces is none', () => {
  expect(reason(filled.safeParse('  ').error?.issues)).toBe('required')
  expect(filled.parse(' kb ')).toBe('kb')
})

it('a consent has to be given', () => {
  expect(reason(ticked.safeParse(false).error?.issues)).toBe('mustAccept')
  expect(ticked.parse(true)).toBe(true)
})
