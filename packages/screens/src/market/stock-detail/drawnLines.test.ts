import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { drawnLinesOf, isDrawn, tagOf, withLine, withLineAt, withoutLine } from './drawnLines.ts'

const low = { id: 'drawn-1', price: decimal('100.00'), note: 'Support' }
const high = { id: 'drawn-3', price: decimal('120.00'), note: '' }

describe('the lines that a reader drew', () => {
  it('are what was kept', () => {
    expect(drawnLinesOf(JSON.parse(JSON.stringify([low, high])))).toEqual([low, high])
  })
  it.each([
    [undefined],
    ['lines'],
    [{ ...low }],
    [[null, 'line', { ...low, price: '1e5' }, { ...low, note: 7 }, { price: '1' }]],
  ])('are none where something else was kept: %j', (kept) => {
    expect(drawnLinesOf(kept)).toEqual([])
  })
  it('have one more under a number that none has', () => {
    const [, , added] = withLineAt([low, high], decimal('110.00'))
    expect(added).toEqual({ id: 'drawn-4', price: '110.00', note: '' })
    expect(withLineAt([], decimal('1'))).toEqual([{ id: 'drawn-1', price: '1', note: '' }])
  })
  it('change and go one by one', () => {
    expect(withLine([low, high], { id: 'drawn-3', price: decimal('121.00') })).toEqual([
      low,
      { ...high, price: '121.00' },
    ])
    expect(withoutLine([low, high], 'drawn-1')).toEqual([high])
  })
  it.each([
    ['Target', 'Target'],
    ['Support of March', 'Support…'],
    ['支撐線在這裡請注意', '支撐線在這裡請…'],
    ['👩‍👧👩‍👧👩‍👧👩‍👧', '👩‍👧👩‍👧👩‍👧👩‍👧'],
  ])('are named on the axis as far as there is room: %s', (name, tag) => {
    expect(tagOf(name)).toBe(tag)
  })
  it('have other ids than orders and positions', () => {
    expect([isDrawn(low), isDrawn({ id: 'Oed68a61a9e5a2282c580' })]).toEqual([true, false])
  })
})
