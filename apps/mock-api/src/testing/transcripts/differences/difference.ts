import type { Entry } from '../runner.ts'
import type { Json } from '../steps.ts'

/**
 * Where today's broker answers otherwise than the recorded one, on purpose. It is applied to every part of the recordings that it
 * names, after those that are listed before it, and the broker must then answer exactly that.
 */
export interface Difference {
  /** The script's name, or `*`. */
  readonly script: string
  /** The step as the recording names it (`12`, `end ann tab purchase`), or `*`. */
  readonly step: string
  /** Path of the call (`trade/place`), or `*`. */
  readonly call: string
  /** Path in the entry, `answer.data.position.fee`; `*` is any one name or index, `**` any number of them. */
  readonly path: string
  readonly reason: string
  /** The value that replaces the recorded one; undefined where there is none. */
  readonly becomes: (recorded: Json | undefined, entry: Entry) => Json | undefined
}

/** What is new on the wire, and no recording can hold: it is left out of an answer before the answer is compared. */
export interface Addition {
  /** Path of the call, or `*`. */
  readonly call: string
  /** Path in the answer's `data`; `*` is any one name or index. */
  readonly path: string
  readonly reason: string
}
