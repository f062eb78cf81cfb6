import { expect, test } from 'vitest'
import { readableTree } from './readableTree.ts'

const keys = (...states: string[]) => states.map((state, index) => `- button "${String(index)}"${state}`)

test('of many lines of one kind the first two and the last stand', () => {
  expect(readableTree(keys('', '', '', '', '', '').join('\n')).split('\n')).toEqual([
    '- button "0"',
    '- button "1"',
    '- … 3 more like these',
    '- button "5"',
  ])
})

test('each state stands, also among many lines', () => {
  expect(readableTree(keys('', '', '', ' [disabled]', '', '', '').join('\n')).split('\n')).toEqual(
    keys('', '', '', ' [disabled]', '', '', ''),
  )
})

test('a part that holds one thing of its own name is one line with it, and keeps its state', () => {
  const tree = ['- gridcell "May 1" [selected]:', '  - link "May 1":', '    - /url: "#1"'].join('\n')
  expect(readableTree(tree)).toBe('- gridcell [selected]: link "May 1":\n  - /url: "#1"')
})

test('a row after the first stands with its name, unless it has a state that the first has not', () => {
  const row = (name: string, state = '') =>
    `- row "${name} 1":\n  - rowheader "${name}"${state}\n  - cell "1"`
  expect(readableTree([row('A'), row('B'), row('C', ' [checked]'), row('D')].join('\n'))).toBe(
    [row('A'), '- row "B 1"', row('C', ' [checked]'), row('D')].join('\n'),
  )
})

test('texts and names with quotes and colons stay as they are', () => {
  const tree = '- group "Say \\"so\\": now":\n  - text: "12:30"\n  - button "No"'
  expect(readableTree(tree)).toBe(tree)
})
