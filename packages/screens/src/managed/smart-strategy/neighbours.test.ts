import { type Strategy, decimal, outOfBounds } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { neighboursOf, overfittingOf, sameStrategy } from './neighbours.ts'

const strategies: readonly Strategy[] = [
  { kind: 'crossing', fast: 20, slow: 60 },
  { kind: 'crossing', fast: 2, slow: 3 },
  { kind: 'crossing', fast: 249, slow: 250 },
  { kind: 'breakout', k: decimal('0.1') },
  { kind: 'breakout', k: decimal('2') },
  { kind: 'grid', levels: 10, width: decimal('0.10') },
  { kind: 'grid', levels: 2, width: decimal('0.02') },
  { kind: 'grid', levels: 20, width: decimal('0.5') },
]

describe('neighbours of a strategy', () => {
  it.each(strategies)('are around it once, within the bounds: $kind', (strategy) => {
    const { rows, columns, cells } = neighboursOf(strategy)
    const all = cells.flat().flatMap((cell) => cell ?? [])
    expect(cells).toHaveLength(rows.length)
    expect(cells.map((row) => row.length)).toEqual(rows.map(() => columns.length))
    expect(
      all.filter((cell) => JSON.stringify(cell) === JSON.stringify(strategy)).length,
    ).toBeLessThanOrEqual(1)
    expect(all.length).toBeGreaterThan(1)
    expect(all.flatMap(outOfBounds)).toEqual([])
  })

  it('leave out a fast average that is not under the slow one', () => {
    const { rows, columns, cells } = neighboursOf({ kind: 'crossing', fast: 20, slow: 25 })
    expect(rows).toEqual(['10', '15', '20', '25', '30'])
    expect(columns).toEqual(['13', '19', '25', '31', '38'])
    expect(cells[2]?.map((cell) => cell !== undefined)).toEqual([false, false, true, true, true])
  })

  it('have the strategy itself among them', () => {
    const strategy: Strategy = { kind: 'breakout', k: decimal('0.5') }
    expect(neighboursOf(strategy).rows).toEqual([
      '0.1',
      '0.2',
      '0.3',
      '0.4',
      '0.5',
      '0.6',
      '0.7',
      '0.8',
      '0.9',
    ])
    expect(
      neighboursOf(strategy)
        .cells.flat()
        .filter((cell) => sameStrategy(strategy, cell)),
    ).toHaveLength(1)
  })
})

describe('what neighbours say', () => {
  const rates = (...texts: readonly string[]) => texts.map(decimal)

  it('stands out by ten points over the middle, where it is better than each', () => {
    const others = rates('0.02', '0.05', '0.08', '0.11')
    expect(overfittingOf(decimal('0.15'), others, decimal('0.06'))).toEqual({
      better: 3,
      all: 5,
      middle: '0.05',
      standsOut: true,
    })
    expect(overfittingOf(decimal('0.149'), others, decimal('0'))?.standsOut).toBe(false)
    expect(overfittingOf(decimal('0.5'), rates('0.6', '0.1', '0.1'), decimal('0'))?.standsOut).toBe(false)
  })

  it('say nothing where there are none', () => {
    expect(overfittingOf(decimal('0.1'), [], decimal('0'))).toBeUndefined()
  })
})
