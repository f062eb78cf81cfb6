import { exact, money } from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import { type AllocationPart, allocationShares } from './allocation.ts'

const part = (id: string, amount: string): AllocationPart => ({ id, label: id, amount: money('KRW', amount) })
const sharesOf = (...parts: AllocationPart[]) =>
  allocationShares(parts, 'Other').map(({ id, share }) => [id, share])

test('puts the largest part first', () => {
  expect(sharesOf(part('cash', '25'), part('stock', '75'))).toEqual([
    ['stock', '0.75'],
    ['cash', '0.25'],
  ])
})

test('makes thirds add up to the whole', () => {
  const shares = allocationShares([part('a', '1'), part('b', '1'), part('c', '1')], 'Other')
  expect(shares.map(({ share }) => share)).toEqual(['0.334', '0.333', '0.333'])
  expect(shares.reduce((sum, { share }) => sum.plus(share), exact('0')).toFixed()).toBe('1')
})

test('sums what is too small to name', () => {
  const parts = ['60', '10', '9', '8', '7', '4', '2'].map((amount, index) => part(String(index), amount))
  const shares = allocationShares(parts, 'Other')
  expect(shares).toHaveLength(6)
  expect(shares.at(-1)).toMatchObject({ id: 'other', label: 'Other', amount: money('KRW', '6') })
})

test('names a sixth part instead of a sum of others', () => {
  const parts = ['6', '5', '4', '3', '2', '1'].map((amount, index) => part(String(index), amount))
  expect(allocationShares(parts, 'Other').at(-1)?.id).toBe('5')
})

describe('no part of what one has', () => {
  test('is nothing, or a debt', () => {
    expect(sharesOf(part('cash', '0'), part('loan', '-5'), part('stock', '5'))).toEqual([['stock', '1']])
  })
  test('is anywhere in nothing', () => {
    expect(sharesOf()).toEqual([])
  })
})

test('divides amounts that no float distinguishes', () => {
  expect(sharesOf(part('a', '900719925474099300001'), part('b', '900719925474099300000'))).toEqual([
    ['a', '0.5'],
    ['b', '0.5'],
  ])
})
