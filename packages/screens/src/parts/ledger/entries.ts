import type { LedgerLineOnWire, MovedPosition } from '@onelot/api-client'
import { type Instant, type Money, type Movement, isZero, movementGroups } from '@onelot/domain'

/** A line of the ledger, with the position that it belongs to where it is known. */
export interface RecordedLine extends LedgerLineOnWire {
  readonly position?: MovedPosition | undefined
}

/** A movement as a list shows it. */
export interface MovementEntry extends Movement {
  readonly key: string
  readonly at: Instant
  /** What it belongs to, as in the ledger. */
  readonly ref: string
  /** All that happened at that moment, itself among them; one currency. */
  readonly together: readonly Movement[]
  readonly position?: MovedPosition | undefined
  /** What was bought or sold. */
  readonly fill?: MovedPosition['fills'][number] | undefined
}

/** What an entry adds to the sums of its day and month; nothing where money is held or released. */
export const flowOf = ({ flow }: Pick<Movement, 'flow'>): Money | undefined =>
  isZero(flow) ? undefined : flow

const momentOf = ({ ref, at }: { readonly ref: string; readonly at: Instant }): string => `${ref} ${at}`

/** The movements of ledger lines, newest first. What is cut off at the end of a page is left out until the rest of it is there. */
export function entriesOf(lines: readonly RecordedLine[], isComplete: boolean): readonly MovementEntry[] {
  const positions = new Map(lines.map((line) => [momentOf(line), line.position]))
  const groups = movementGroups(lines)
  return (isComplete ? groups : groups.slice(0, -1)).flatMap(({ sequence, at, ref, movements }) => {
    const position = positions.get(momentOf({ ref, at }))
    return movements.map((movement) => {
      const purpose = movement.kind === 'opened' ? 'open' : movement.kind === 'closed' ? 'close' : undefined
      const fill = position?.fills.find((one) => one.at === at && one.purpose === purpose)
      const key = `${String(sequence)} ${movement.kind}`
      return { ...movement, key, at, ref, together: movements, position, fill }
    })
  })
}
