import { decimal, defaultMarkets } from '@onelot/domain'
import { expect, test } from 'vitest'
import { stepPrice, tickPlaces, ticksForKey, withTickDigits } from './tickStepping.ts'

const { KRX, US, TWSE } = defaultMarkets
const d = decimal

test('steps by the tick of the price it leaves', () => {
  expect(stepPrice(KRX, d('71200'), 1, undefined)).toBe('71300')
  expect(stepPrice(KRX, d('50000'), -1, undefined)).toBe('49950')
  expect(stepPrice(TWSE, d('99.95'), 1, undefined)).toBe('100')
})

test('goes from an off-tick price to the next on the table', () => {
  expect(stepPrice(KRX, d('71250'), 1, undefined)).toBe('71300')
  expect(stepPrice(KRX, d('71250'), -1, undefined)).toBe('71200')
})

test('stays inside the limits of the day', () => {
  const limits = { low: d('70000'), high: d('71500') }
  expect(stepPrice(KRX, d('71400'), 10, limits)).toBe('71500')
  expect(stepPrice(KRX, d('70100'), -10, limits)).toBe('70000')
})

test('never falls to a price of zero', () => {
  expect(stepPrice(US, d('0.0001'), -1, undefined)).toBe('0.0001')
})

test('allows as many fraction digits as the finest tick has', () => {
  expect([tickPlaces(KRX), tickPlaces(TWSE), tickPlaces(US)]).toEqual([0, 2, 4])
})

test('pads a price to the digits of its tick, and cuts nothing that was typed', () => {
  expect(withTickDigits(US, 'USD', d('187.4'))).toBe('187.40')
  expect(withTickDigits(US, 'USD', d('0.5'))).toBe('0.5000')
  expect(withTickDigits(US, 'USD', d('187.405'))).toBe('187.405')
  expect(withTickDigits(KRX, 'KRW', d('71250'))).toBe('71250')
  expect(withTickDigits({ ticks: [{ from: d('0'), tick: d('5') }] }, 'TWD', d('1085'))).toBe('1085')
})

test('handles its own keys', () => {
  expect(['ArrowUp', 'PageDown', 'a'].map(ticksForKey)).toEqual([1, -10, undefined])
})
