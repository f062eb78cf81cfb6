import { decimal } from '@onelot/domain'
import { expect, it } from 'vitest'
import { nextStep } from './nextStep.ts'

const crossing = { strategy: { kind: 'crossing', fast: 20, slow: 60 } } as const
const grid = { strategy: { kind: 'grid', levels: 10, width: decimal('0.1') } } as const
const having = (lots: number, sells: number, buys: number) => ({ lots, next: { sells, buys } })

it('says whether a run buys, sells, keeps or waits', () => {
  expect(nextStep(crossing, having(0, 0, 1))).toEqual({ kind: 'buysAll' })
  expect(nextStep(crossing, having(12, 12, 0))).toEqual({ kind: 'sells', lots: 12 })
  expect(nextStep(crossing, having(12, 0, 0))).toEqual({ kind: 'keeps', lots: 12 })
  expect(nextStep(crossing, having(0, 0, 0))).toEqual({ kind: 'waits' })
})

it('says of a grid for how many levels it buys, and what it sells besides', () => {
  expect(nextStep(grid, having(0, 0, 5))).toEqual({ kind: 'buysParts', parts: 5 })
  expect(nextStep(grid, having(40, 8, 1))).toEqual({ kind: 'both', lots: 8, parts: 1 })
})
