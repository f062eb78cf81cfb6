import { expect, it } from 'vitest'
import { createDayBlocks } from './dayBlocks.ts'
import { BLOCK_DAYS } from './dayRanges.ts'
import { standardIssues } from './listings/standardIssues.ts'

const [first, second] = standardIssues()
/** Bars that contain their day, and how often one was drawn. */
function drawing(kept: number) {
  let drawn = 0
  const dayBar = (_: unknown, ordinal: number) => {
    drawn += 1
    return { open: ordinal, high: ordinal + 1, low: ordinal - 1, close: ordinal, volume: 7 }
  }
  const blocks = createDayBlocks({ dayBar }, kept)
  return {
    ask: (issue: typeof first, from: number, to: number) => {
      if (issue === undefined) throw new Error('no issue')
      const before = drawn
      const bars = blocks(issue, from, to)
      return { days: bars.map(({ close }) => close), drawn: drawn - before }
    },
  }
}

it('each day of a block is drawn once, and only when it is asked for', () => {
  const { ask } = drawing(4)
  expect(ask(first, -3, -1)).toEqual({ days: [-3, -2, -1], drawn: 3 })
  expect(ask(first, -4, -2)).toEqual({ days: [-4, -3, -2], drawn: 1 })
  expect(ask(second, -4, -2).drawn).toBe(3)
})

it('the block that was not asked for longest is forgotten, of whatever issue', () => {
  const { ask } = drawing(2)
  ask(first, 0, 1)
  ask(second, 0, 1)
  expect(ask(first, 0, 1).drawn).toBe(0)
  ask(first, BLOCK_DAYS, BLOCK_DAYS)
  expect(ask(first, 0, 1).drawn).toBe(0)
  expect(ask(second, 0, 1).drawn).toBe(2)
})
