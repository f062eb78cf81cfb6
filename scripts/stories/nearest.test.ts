import { describe, expect, test } from 'vitest'
import { importsBetween, nearestFiles } from './nearest.ts'

// ticket.stories -> ticket -> money; chart.stories -> chart -> money; alone.stories imports nothing of these.
const importers = new Map([
  ['money', ['ticket', 'chart']],
  ['ticket', ['ticket.stories', 'money']],
  ['chart', ['chart.stories']],
])
const files = ['alone.stories', 'chart.stories', 'ticket.stories'].map((path) => ({ path, stories: 2 }))
const paths = (changed: readonly string[], atMost: number, turn = 'one') =>
  nearestFiles(files, importsBetween(changed, importers), { atMost, turn }).map(({ path }) => path)

test('the distance is the least number of imports, also where files import each other', () => {
  expect([...importsBetween(['money', 'chart'], importers)]).toEqual([
    ['money', 0],
    ['chart', 0],
    ['ticket', 1],
    ['chart.stories', 1],
    ['ticket.stories', 2],
  ])
})

describe('stories are played', () => {
  test('nearest to what changed first', () => {
    expect(paths(['ticket'], 1)).toEqual(['ticket.stories'])
    expect(paths(['chart', 'ticket.stories'], 4)).toEqual(['ticket.stories', 'chart.stories'])
  })

  test('until the number is reached, a file as a whole', () => {
    expect(paths(['money'], 3)).toHaveLength(2)
    expect(paths(['money'], 3)).not.toContain('alone.stories')
    expect(paths(['money'], 100)).toHaveLength(3)
  })

  test('in another order at another turn, so that the rest is reached too', () => {
    const first = new Set(Array.from({ length: 40 }, (_, turn) => paths([], 1, String(turn))[0]))
    expect(first.size).toBe(files.length)
    expect(paths([], 1, 'one')).toEqual(paths([], 1, 'one'))
  })
})
