import { expect, test } from 'vitest'
import { printReport } from './report.ts'

const png = new Uint8Array([1, 2, 3])
const entry = {
  key: 'button--default@dark-tw-kr',
  title: 'Primitives/Button / Default',
  finding: '1 pixels differ',
}

test('names story, mode and finding, and shows three pictures beside each other', () => {
  const page = printReport([{ ...entry, before: png, after: png, difference: png }])
  expect(page).toContain('Primitives/Button / Default')
  expect(page).toContain('<code>button--default</code> in <code>dark-tw-kr</code>: 1 pixels differ')
  expect(page.match(/data:image\/png;base64,AQID/g)).toHaveLength(3)
})

test('needs nothing beside it', () => {
  const page = printReport([{ ...entry, after: png }])
  expect(page).not.toMatch(/(src|href)="(?!data:|#)/)
  expect(page).toContain('No picture')
})

test('shows what a story threw as text', () => {
  expect(printReport([{ ...entry, finding: 'failed: <img onerror>' }])).toContain('&lt;img onerror&gt;')
})

test('keeps the stories of a component together, each of which folds', () => {
  const page = printReport([
    entry,
    { ...entry, key: 'card--default@light-en-kr', title: 'Primitives/Card / Default' },
    { ...entry, key: 'button--loading@light-en-kr', title: 'Primitives/Button / Loading' },
  ])
  expect(page.match(/<h2>[^<]+/g)).toEqual(['<h2>Primitives/Button', '<h2>Primitives/Card'])
  expect(page.match(/<details open/g)).toHaveLength(3)
})

test('lays after over before by a slider, where there are both', () => {
  expect(printReport([{ ...entry, before: png, after: png }])).toContain('type="range"')
  expect(printReport([{ ...entry, after: png }])).not.toContain('type="range"')
})
