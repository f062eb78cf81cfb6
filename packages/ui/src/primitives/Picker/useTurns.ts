import { useState } from 'react'

/** One wheel turned to a value. */
export interface WheelTurn {
  readonly key: string
  readonly value: string
  /** False while the wheel still runs, or a finger holds it. */
  readonly resting: boolean
}

interface Turns<Value> {
  readonly given: Value
  /** What was chosen when the wheel that was turned last began to turn. */
  readonly from: Value
  readonly turn: WheelTurn | undefined
  /** What was chosen when a wheel rested last. */
  readonly rested: Value
  readonly reported: readonly Value[]
}

export interface TurnRules<Value> {
  /** The value after one wheel was turned; the others follow it. */
  readonly turned: (from: Value, turn: WheelTurn) => Value
  readonly isSame: (one: Value, other: Value) => boolean
  /** Whether each turn is reported to the owner: a value that it then sets late turns no wheel back. */
  readonly reports?: boolean
}

const begun = <Value>(given: Value): Turns<Value> => ({
  given,
  from: given,
  turn: undefined,
  rested: given,
  reported: [],
})

/**
 * What is chosen on wheels that follow each other. As long as one wheel is turned, the others are counted from where they were before: a
 * month that only passes by shortens no day. They move once it rests. Another value from the owner turns them all.
 */
export function useTurns<Value>(given: Value, { turned, isSame, reports = false }: TurnRules<Value>) {
  const [turns, setTurns] = useState(() => begun(given))
  if (!isSame(turns.given, given)) {
    const late = reports && turns.reported.some((value) => isSame(value, given))
    setTurns(late ? { ...turns, given } : begun(given))
  }
  const chosenOf = ({ from, turn }: Turns<Value>) => (turn === undefined ? from : turned(from, turn))
  const after = (before: Turns<Value>, turn: WheelTurn): Turns<Value> => {
    const onward = before.turn?.key === turn.key
    const from = onward ? before.from : chosenOf(before)
    const next = turned(from, turn)
    return {
      ...before,
      from,
      turn,
      rested: turn.resting ? next : onward ? before.rested : from,
      reported: reports ? [...before.reported, next] : before.reported,
    }
  }
  const { turn, rested } = turns
  return {
    chosen: chosenOf(turns),
    rested,
    /** The value of the wheel that still runs, by its key. */
    running: turn === undefined || turn.resting ? {} : { [turn.key]: turn.value },
    /** Takes a turn, and returns what is chosen after it. */
    take: (turn: WheelTurn): Value => {
      setTurns((before) => after(before, turn))
      return chosenOf(after(turns, turn))
    },
  }
}
