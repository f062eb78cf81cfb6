import { describe, expect, it } from 'vitest'
import { keyAction } from './keys.ts'

const view = { count: 200, from: 120, to: 170 }

describe('keys on the chart', () => {
  it.each([
    ['ArrowLeft', 150, 149],
    ['ArrowRight', 150, 151],
    ['PageUp', 150, 101],
    ['PageDown', 150, 199],
    ['Home', 150, 0],
    ['End', 150, 199],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 199, 199],
  ])('%s moves the crosshair from bar %i to bar %i', (key, at, index) => {
    expect(keyAction(key, { ...view, at })).toEqual({ kind: 'inspect', index })
  })

  it.each(['ArrowLeft', 'ArrowRight'])('%s begins on the newest bar in view', (key) => {
    expect(keyAction(key, { ...view, at: null })).toEqual({ kind: 'inspect', index: 169 })
  })

  it('plus and minus undo each other', () => {
    const scales = ['+', '-'].map((key) => {
      const action = keyAction(key, { ...view, at: null })
      return action?.kind === 'zoom' ? action.scale : 0
    })
    expect((scales[0] ?? 0) * (scales[1] ?? 0)).toBeCloseTo(1)
  })

  it('Escape removes the crosshair, and is the page’s when there is none', () => {
    expect(keyAction('Escape', { ...view, at: 150 })).toEqual({ kind: 'clear' })
    expect(keyAction('Escape', { ...view, at: null })).toBeNull()
  })

  it.each(['Tab', 'ArrowUp', 'ArrowDown', 'a'])('leaves %s to the page', (key) => {
    expect(keyAction(key, { ...view, at: 150 })).toBeNull()
  })

  it('does nothing on an empty chart', () => {
    expect(keyAction('ArrowLeft', { at: null, count: 0, from: 0, to: 0 })).toBeNull()
  })
})
