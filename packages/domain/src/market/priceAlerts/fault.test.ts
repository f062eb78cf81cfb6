import { expect, it } from 'vitest'
import { type AlertBound, alertFault } from './fault.ts'
import { contextAt, falls, moves, rises } from './testing/fixture.ts'
import type { AlertCondition } from './model.ts'

const boundOf = (condition: AlertCondition, price: string): AlertBound | undefined => {
  const { listing } = contextAt(price)
  return listing && alertFault(condition, listing)?.bound
}

it.each([
  ['at least a tenth of the last price, on the tick', falls('3095'), 'least', 'price', '3100'],
  ['at most ten times the last price', rises('310050'), 'most', 'price', '310000'],
  ['on the tick at the price that was asked for', rises('32010'), 'step', 'price', '50'],
  ['beyond the last price', rises('31000'), 'beyond', 'price', '31000'],
  ['at least a tenth of a percent', moves('rises', '0.05'), 'least', 'percent', '0.1'],
  ['below the limit of a day', moves('falls', '95'), 'below', 'percent', '30'],
  ['beyond the move of today', moves('rises', '3'), 'beyond', 'percent', '3.33'],
] as const)('says that the figure has to be %s', (_, condition, is, of, figure) => {
  expect(boundOf(condition, '31000')).toEqual({ is, of, figure })
})

it('says at most ninety percent where a day has no limit', () => {
  const { listing } = contextAt('31000')
  if (listing === undefined) throw new Error('there is no price')
  const index = { ...listing, instrument: { ...listing.instrument, kind: 'index' } } as const
  expect(alertFault(moves('falls', '95'), index)?.bound).toEqual({ is: 'most', of: 'percent', figure: '90' })
})

it('says a move down of today with its sign', () => {
  expect(boundOf(moves('falls', '1'), '29000')).toEqual({ is: 'beyond', of: 'percent', figure: '-3.33' })
})

it('says nothing of what may be waited for, and no bound of too many digits', () => {
  expect(boundOf(rises('32000'), '31000')).toBeUndefined()
  expect(boundOf(moves('rises', '5.123'), '31000')).toBeUndefined()
})
