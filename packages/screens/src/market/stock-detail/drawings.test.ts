import { decimal, instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import {
  type Drawing,
  MOST_DRAWINGS,
  drawingsOf,
  mayAdd,
  tagOf,
  withChanged,
  withDrawing,
  withoutDrawing,
} from './drawings.ts'
import { isDrawn } from './drawnName.ts'

const point = (day: number, price: string) => ({
  at: instant(Date.UTC(2026, 2, day, 14, 30)),
  price: decimal(price),
})
const low: Drawing = {
  kind: 'line',
  id: 'drawn-1',
  price: decimal('100.00'),
  note: 'Support',
  colour: 'amber',
}
const rise: Drawing = {
  kind: 'trend',
  id: 'drawn-3',
  points: [point(2, '100.00'), point(9, '120.05')],
  note: '',
  colour: 'violet',
}
const word: Drawing = {
  kind: 'text',
  id: 'drawn-4',
  points: [point(4, '110.00')],
  note: 'Results',
  colour: 'plum',
}

describe('what a reader drew', () => {
  it('is what was kept', () => {
    expect(drawingsOf(JSON.parse(JSON.stringify([low, rise, word])))).toEqual([low, rise, word])
  })
  it('has the lines that were kept before there were colours and other kinds', () => {
    expect(drawingsOf([{ id: 'drawn-2', price: '99.5', note: '' }])).toEqual([
      { kind: 'line', id: 'drawn-2', price: '99.5', note: '', colour: 'grey' },
    ])
  })
  it.each([
    [undefined],
    ['lines'],
    [{ ...low }],
    [
      [
        null,
        'line',
        { ...low, price: '1e5' },
        { ...low, note: 7 },
        { price: '1' },
        { ...low, colour: 'red' },
      ],
    ],
    [
      [
        { ...rise, points: [point(2, '1')] },
        { ...rise, points: [point(2, '1'), { at: 'soon', price: '1' }] },
      ],
    ],
    [
      [
        { ...word, points: [{ at: '2026-03-02', price: '1' }] },
        { ...word, kind: 'circle' },
      ],
    ],
  ])('is nothing where something else was kept: %j', (kept) => {
    expect(drawingsOf(kept)).toEqual([])
  })
  it('has one more under a number that none has', () => {
    const added = { kind: 'line', price: decimal('110.00'), note: '', colour: 'grey' } as const
    expect(withDrawing([low, rise], added).at(-1)).toEqual({ ...added, id: 'drawn-4' })
    expect(withDrawing([], added)).toEqual([{ ...added, id: 'drawn-1' }])
  })
  it('changes and goes one by one', () => {
    const renamed = { ...rise, note: 'Channel' }
    expect(withChanged([low, rise], renamed)).toEqual([low, renamed])
    expect(withoutDrawing([low, rise], low.id)).toEqual([rise])
  })
  it('is so much of each kind', () => {
    const lines = Array.from({ length: MOST_DRAWINGS }, (_, index) => ({
      ...low,
      id: `drawn-${String(index)}`,
    }))
    expect(mayAdd(lines.slice(1), 'line')).toBe(true)
    expect(mayAdd(lines, 'line')).toBe(false)
    expect(mayAdd(lines, 'trend')).toBe(true)
  })
  it('has other ids than orders and positions', () => {
    expect([isDrawn(low), isDrawn({ id: 'Oed68a61a9e5a2282c580' })]).toEqual([true, false])
  })
})

describe('the name of a line on the axis', () => {
  it.each([
    ['Target', 'Target'],
    ['Support of March', 'Support…'],
    ['支撐線在這裡請注意', '支撐線在這裡請…'],
    ['👩‍👧👩‍👧👩‍👧👩‍👧', '👩‍👧👩‍👧👩‍👧👩‍👧'],
  ])('is as long as there is room: %s', (name, tag) => {
    expect(tagOf(name)).toBe(tag)
  })
})
