import { expect, test } from 'vitest'
import { type Bundle, breakdown, limitFrom, over, table, weight } from './report.ts'

const file = (kind: 'script' | 'styles', kilobytes: number, lazy = false) => ({
  name: kind,
  kind,
  size: kilobytes * 1024,
  lazy,
})
const fifteen: Bundle = {
  files: [file('script', 90), file('script', 10, true), file('styles', 6)],
  shares: [
    { origin: 'light', size: 1024 },
    { origin: 'heavy', size: 2048 },
  ],
}
const contestant = { name: 'ours', fifteen, alone: { files: [file('script', 60)], shares: [] } }

test('what loads later counts', () => {
  expect(weight(fifteen, 'script')).toBe(100 * 1024)
})

test('script and styles together are compared with the framework alone', () => {
  expect(over(contestant)).toBe(46 * 1024)
  expect(
    table([contestant])
      .split('\n')
      .at(-1)
      ?.split('|')
      .map((cell) => cell.trim()),
  ).toEqual(['', 'ours', '100.0', '6.0', '106.0', '60.0', '46.0', ''])
})

test('ours may weigh 0.93 of what the other weighs over the same framework', () => {
  expect(limitFrom(contestant)).toBeCloseTo(46 * 1024 * 0.93)
})

test('the heaviest part is named first', () => {
  expect(breakdown(fifteen).split('\n')[0]).toContain('heavy')
})
