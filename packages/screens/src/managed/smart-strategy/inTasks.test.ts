import { describe, expect, it } from 'vitest'
import { type Machine, inTasks } from './inTasks.ts'

/** Whose time passes by steps alone, and which carries out a task when it is asked to. */
function machine() {
  let at = 0
  const tasks: (() => void)[] = []
  const on: Machine = {
    now: () => at,
    later: (task) => {
      tasks.push(task)
      return () => {
        tasks.splice(tasks.indexOf(task), 1)
      }
    },
  }
  function* steps(count: number, each: number): Generator<undefined, number> {
    for (let step = 0; step < count; step += 1) {
      at += each
      yield
    }
    return at
  }
  /** How long each task took. */
  const carryOut = (most = Number.POSITIVE_INFINITY): readonly number[] => {
    const took: number[] = []
    while (tasks.length > 0 && took.length < most) {
      const began = at
      tasks.shift()?.()
      took.push(at - began)
    }
    return took
  }
  return { on, steps, carryOut, waiting: () => tasks.length }
}

describe('steps in tasks', () => {
  it('end a task after the step with which it has taken its time', () => {
    const { on, steps, carryOut } = machine()
    const done: number[] = []
    inTasks(steps(10, 5), (at) => done.push(at), on)
    expect(carryOut()).toEqual([15, 15, 15, 5])
    expect(done).toEqual([50])
  })

  it('do a long step in a task of its own', () => {
    const { on, steps, carryOut } = machine()
    inTasks(steps(2, 40), () => undefined, on)
    expect(carryOut()).toEqual([40, 40, 0])
  })

  it.each([0, 1, 2])('come to nothing when they are called off after %i tasks', (before) => {
    const { on, steps, carryOut, waiting } = machine()
    const done: number[] = []
    const callOff = inTasks(steps(3, 20), (at) => done.push(at), on)
    carryOut(before)
    callOff()
    expect([waiting(), done]).toEqual([0, []])
  })
})
