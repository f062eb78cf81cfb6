import { describe, expect, it } from 'vitest'
import {
  claims,
  gesture,
  idle,
  type Finger,
  type GestureEffect,
  type GestureEvent,
  type GestureState,
} from './gestures.ts'

function play(...events: GestureEvent[]): { state: GestureState; effects: GestureEffect[] } {
  const effects: GestureEffect[] = []
  let state = idle
  for (const event of events) {
    const step = gesture(state, event)
    state = step.state
    effects.push(...step.effects)
  }
  return { state, effects }
}
const finger = (x: number, y: number): Finger => ({ x, y })
const down = (...fingers: Finger[]): GestureEvent => ({ kind: 'down', fingers, time: 0 })
const move = (time: number, ...fingers: Finger[]): GestureEvent => ({ kind: 'move', fingers, time })
const up = (time: number, ...fingers: Finger[]): GestureEvent => ({ kind: 'up', fingers, time })
const held: GestureEvent = { kind: 'held' }

describe('one finger', () => {
  it('pans by the whole movement when it begins sideways', () => {
    const { state, effects } = play(
      down(finger(100, 100)),
      move(16, finger(88, 103)),
      move(32, finger(70, 120)),
    )
    expect(effects).toEqual([
      { kind: 'pan', by: -12 },
      { kind: 'pan', by: -18 },
    ])
    expect(claims(state)).toBe(true)
  })

  it('does not take a drag that begins vertically, in whichever direction it continues', () => {
    const { state, effects } = play(
      down(finger(100, 100)),
      move(16, finger(102, 130)),
      move(32, finger(200, 130)),
    )
    expect(effects).toEqual([])
    expect(claims(state)).toBe(false)
  })

  it('claims no gesture before it has moved', () => {
    expect(claims(play(down(finger(0, 0)), move(16, finger(5, 5))).state)).toBe(false)
  })

  it('shows the crosshair when held, and moves it in any direction', () => {
    const { state, effects } = play(down(finger(100, 100)), held, move(700, finger(100, 160)))
    expect(effects).toEqual([
      { kind: 'inspect', at: finger(100, 100) },
      { kind: 'inspect', at: finger(100, 160) },
    ])
    expect(claims(state)).toBe(true)
  })

  it.each<[string, GestureEvent]>([
    ['lifted', up(900)],
    ['taken by the browser', { kind: 'cancel' }],
    ['joined by another', down(finger(100, 100), finger(200, 100))],
  ])('removes the crosshair once it is %s', (_, event) => {
    expect(play(down(finger(100, 100)), held, event).effects).toEqual([
      { kind: 'inspect', at: finger(100, 100) },
      { kind: 'clear' },
    ])
  })

  it('is not held once it pans', () => {
    expect(play(down(finger(0, 0)), move(16, finger(40, 0)), held).effects).toEqual([{ kind: 'pan', by: 40 }])
  })

  it('removes the crosshair when it is lifted where it came down', () => {
    expect(play(down(finger(5, 5)), up(80))).toEqual({ state: idle, effects: [{ kind: 'clear' }] })
  })

  it('glides on when lifted in motion', () => {
    const { effects } = play(down(finger(0, 0)), move(16, finger(20, 0)), move(32, finger(60, 0)), up(40))
    expect(effects.at(-1)).toEqual({ kind: 'glide', speed: 1.5 })
  })

  it('does not glide after a rest', () => {
    const { effects } = play(down(finger(0, 0)), move(16, finger(20, 0)), move(32, finger(60, 0)), up(200))
    expect(effects.map(({ kind }) => kind)).toEqual(['pan', 'pan'])
  })

  it('begins a new gesture after the browser has canceled one', () => {
    const { effects } = play(
      down(finger(0, 0)),
      move(16, finger(0, 30)),
      { kind: 'cancel' },
      down(finger(0, 0)),
      move(16, finger(30, 0)),
    )
    expect(effects).toEqual([{ kind: 'pan', by: 30 }])
  })
})

describe('two fingers', () => {
  it('zoom about their middle as they move apart', () => {
    const { effects } = play(
      down(finger(100, 0)),
      down(finger(100, 0), finger(200, 0)),
      move(16, finger(50, 0), finger(250, 0)),
    )
    expect(effects).toEqual([
      { kind: 'pan', by: 0 },
      { kind: 'zoom', scale: 2, x: 150 },
    ])
  })

  it('pan the chart when they move together', () => {
    const { effects } = play(down(finger(100, 0), finger(200, 0)), move(16, finger(130, 0), finger(230, 0)))
    expect(effects).toEqual([
      { kind: 'pan', by: 30 },
      { kind: 'zoom', scale: 1, x: 180 },
    ])
  })

  it('have no effect once one of them is lifted', () => {
    const { effects } = play(
      down(finger(100, 0), finger(200, 0)),
      up(50, finger(100, 0)),
      move(60, finger(180, 0)),
      up(70),
    )
    expect(effects).toEqual([])
  })
})
