import { describe, expect, it } from 'vitest'
import { holdingFigures } from '../explain.ts'
import { trade as en } from './en.ts'
import { trade as kor } from './kor.ts'
import { trade as tw } from './tw.ts'

describe.each([
  ['English', en],
  ['Korean', kor],
  ['Chinese', tw],
])('the explanations of Holdings in %s', (_, { summary, explained }) => {
  it.each(holdingFigures)('say in a sentence what %s is', (figure) => {
    expect(explained[figure]).toMatch(/[.。]$/)
    expect(explained[figure].length).toBeGreaterThan(summary[figure].length)
  })

  it('name the base of each percentage, which is no profit', () => {
    const labels: readonly string[] = Object.values(summary)
    expect(Object.values(explained.of).filter((base) => labels.includes(base))).toEqual([])
  })
})
