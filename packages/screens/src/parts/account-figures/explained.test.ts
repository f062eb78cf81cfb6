import { money } from '@onelot/domain'
import { expect, test } from 'vitest'
import { type SumPart, summed } from './explained.ts'

const won = (key: string, amount: string): SumPart => ({ key, label: key, value: money('KRW', amount) })

test('a sum shows what is something, the greatest first, and its parts add up', () => {
  const parts = [won('small', '2'), won('nothing', '0'), won('loss', '-50'), won('gain', '30')]
  expect(summed(parts, money('KRW', '-18'), 'Rounding').map(({ key }) => key)).toEqual([
    'loss',
    'gain',
    'small',
  ])
})

test('what rounding left is a part of its own', () => {
  expect(summed([won('a', '2'), won('b', '3')], money('KRW', '6'), 'Rounding').at(-1)).toEqual({
    key: 'rounding',
    label: 'Rounding',
    value: money('KRW', '1'),
  })
  expect(summed([], money('KRW', '0'), 'Rounding')).toEqual([])
})
