import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handlePlaces } from './handlePlaces.ts'

const pane = { height: 300, top: 0 }
const labels = (ys: readonly number[], height = 300) =>
  handlePlaces(ys, { height, top: 0 }).map(({ label }) => label)

test('puts a label on its line', () => {
  expect(handlePlaces([100], pane)).toEqual([{ line: 100, label: 100, beyond: undefined }])
})

test('keeps labels apart, in the order of their prices, and lines where they are', () => {
  expect(labels([100, 105, 102])).toEqual([100, 188, 144])
  expect(handlePlaces([100, 105], pane).map(({ line }) => line)).toEqual([100, 105])
})

test('keeps labels inside the plot, those at its end going up', () => {
  expect(labels([2])).toEqual([14])
  expect(labels([299, 298])).toEqual([286, 242])
})

test('keeps labels under what is written at the top of the plot', () => {
  expect(handlePlaces([-20, 10], { height: 300, top: 20 }).map(({ label }) => label)).toEqual([34, 78])
})

test('says beyond which edge a price is', () => {
  expect(handlePlaces([-20, 340], pane)).toEqual([
    { line: undefined, label: 14, beyond: 'above' },
    { line: undefined, label: 286, beyond: 'below' },
  ])
})

test('moves labels closer where there is no room for all of them', () => {
  expect(labels([20, 40, 60, 80], 160)).toEqual([14, 58, 102, 146])
  const many = labels([10, 20, 30, 40, 50, 60, 70, 80], 160)
  expect(many[0]).toBe(14)
  expect(many.at(-1)).toBe(146)
})

test('keeps tags apart that large text has made higher than a touch target', () => {
  const places = handlePlaces([100, 105], { height: 300, top: 0, tag: 60 })
  expect(places.map(({ label }) => label)).toEqual([100, 160])
})

const beside = (ys: readonly number[], mark: number, height = 300) =>
  handlePlaces(ys, { height, top: 0, mark }).map(({ label }) => label)

test('leaves the mark of the last price free, on the side of each price', () => {
  expect(beside([150], 150)).toEqual([174])
  expect(beside([145, 155], 150)).toEqual([126, 174])
  expect(beside([60, 240], 150)).toEqual([60, 240])
})

test('puts a label on the other side of the mark where its own has no room', () => {
  expect(beside([299], 295)).toEqual([271])
  expect(beside([290, 340], 270)).toEqual([202, 246])
  expect(beside([5], 8)).toEqual([32])
})

test('puts what has no room under the mark over it, and keeps the order', () => {
  expect(beside([255, 265, 275], 240)).toEqual([172, 216, 275])
})

test('moves labels closer rather than onto the mark, and onto the mark rather than onto each other', () => {
  expect(beside([20, 40, 60, 80], 80, 160)).toEqual([20, 48, 104, 132])
  expect(beside([20, 30, 40, 50, 60, 80], 80, 160)).toContain(67)
})

test('never covers the mark nor a touch target of another label while there is room for all', () => {
  let crossed = 0
  const property = fc.property(
    fc.record({
      height: fc.integer({ min: 120, max: 700 }),
      top: fc.constantFrom(0, 20, 36),
      mark: fc.double({ min: -50, max: 750, noNaN: true }),
      tag: fc.constantFrom(undefined, 28, 40, 60),
      ys: fc.array(fc.double({ min: -100, max: 800, noNaN: true }), { minLength: 1, maxLength: 6 }),
    }),
    ({ height, top, mark, tag, ys }) => {
      const half = Math.max(14, (tag ?? 0) / 2)
      const gap = Math.max(44, tag ?? 0)
      const holds = (from: number, to: number) => (to < from ? 0 : 1 + Math.floor((to - from) / gap))
      const [first, last] = [top + 14, height - 14]
      const over = holds(first, Math.min(last, Math.floor(mark - half - 10)))
      const under = holds(Math.max(first, Math.ceil(mark + half + 10)), last)
      fc.pre(ys.length <= over + under)
      const places = handlePlaces(ys, { height, top, tag, mark }).map(({ label }, index) => ({
        label,
        y: ys[index] ?? 0,
      }))
      const sorted = places.toSorted((a, b) => a.label - b.label)
      sorted.forEach(({ label, y }, index) => {
        const next = sorted[index + 1]
        if (next !== undefined) {
          expect(next.label - label).toBeGreaterThanOrEqual(gap)
          expect(next.y).toBeGreaterThanOrEqual(y)
        }
        expect(Math.abs(label - mark)).toBeGreaterThanOrEqual(half + 10)
        expect(label).toBeGreaterThanOrEqual(first)
        expect(label).toBeLessThanOrEqual(last)
        if (label < mark !== y < mark) crossed += 1
      })
      const own = ys.filter((y) => y < mark).length
      if (own <= over && ys.length - own <= under)
        expect(places.every(({ label, y }) => label < mark === y < mark)).toBe(true)
    },
  )
  fc.assert(property, { seed: 23, numRuns: 1_000 })
  expect(crossed).toBeGreaterThan(50)
})
