import { expect, test } from 'vitest'
import { handlePlaces } from './handlePlaces.ts'

const labels = (ys: readonly number[], height = 300) => handlePlaces(ys, height).map(({ label }) => label)

test('puts a label on its line', () => {
  expect(handlePlaces([100], 300)).toEqual([{ line: 100, label: 100, beyond: undefined }])
})

test('keeps labels apart, in the order of their prices, and lines where they are', () => {
  expect(labels([100, 105, 102])).toEqual([100, 188, 144])
  expect(handlePlaces([100, 105], 300).map(({ line }) => line)).toEqual([100, 105])
})

test('keeps labels inside the plot, those at its end going up', () => {
  expect(labels([2])).toEqual([14])
  expect(labels([299, 298])).toEqual([286, 242])
})

test('says beyond which edge a price is', () => {
  expect(handlePlaces([-20, 340], 300)).toEqual([
    { line: undefined, label: 14, beyond: 'above' },
    { line: undefined, label: 286, beyond: 'below' },
  ])
})
