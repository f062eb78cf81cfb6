import { defaultMarkets } from '@onelot/domain'
import { expect, test } from 'vitest'
import { pricesBeside, pricesOnTick } from './axisTicks.ts'
import { figures } from './figures.ts'

const baht = figures('en-US', { ticks: defaultMarkets.SET.ticks, leastDigits: 2 })
const at = (...values: number[]) => values.map((value) => ({ value, text: String(value), coord: 0 }))

test('labels of the price axis move to their ticks, and equal ones are merged', () => {
  expect(pricesOnTick(baht, at(35.1, 35.2, 35.3, 35.6), (price) => price * 10)).toEqual([
    { value: 35, text: '35.00', coord: 350 },
    { value: 35.25, text: '35.25', coord: 352.5 },
    { value: 35.5, text: '35.50', coord: 355 },
  ])
})

test('a price of the axis goes where a tag would cover a part of it', () => {
  const ticks = [0, 40, 80, 120].map((coord) => ({ value: coord, text: String(coord), coord }))
  const left = (middle: number) => pricesBeside([{ middle, half: 13 }], ticks).map(({ coord }) => coord)
  expect(left(60)).toEqual([0, 40, 80, 120])
  expect(left(59)).toEqual([0, 80, 120])
  expect(left(55)).toEqual([0, 80, 120])
  expect(left(40)).toEqual([0, 80, 120])
  expect(pricesBeside([], ticks)).toEqual(ticks)
})
