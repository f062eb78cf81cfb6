import { decimal } from '@onelot/domain'
import { expect, test } from 'vitest'
import { shownLevels } from './bookDepth.ts'

const level = (price: string, quantity: string) => ({ price: decimal(price), quantity: decimal(quantity) })

test('lists asks from far to best, then bids from best to far', () => {
  const shown = shownLevels(
    { asks: [level('11', '5'), level('12', '10')], bids: [level('10', '20'), level('9', '1')] },
    5,
  )
  expect(shown.asks.map(({ price, best, depth }) => [price, best, depth])).toEqual([
    ['12', false, '50.0%'],
    ['11', true, '25.0%'],
  ])
  expect(shown.bids.map(({ price, best, depth }) => [price, best, depth])).toEqual([
    ['10', true, '100.0%'],
    ['9', false, '5.0%'],
  ])
})

test('shows no bars in an empty book and no more levels than asked for', () => {
  expect(shownLevels({ asks: [], bids: [] }, 5)).toEqual({ asks: [], bids: [] })
  expect(shownLevels({ asks: [level('2', '0'), level('3', '0')], bids: [] }, 1).asks).toHaveLength(1)
  expect(shownLevels({ asks: [level('2', '0')], bids: [] }, 1).asks[0]?.depth).toBe('0%')
})
