import type { Instrument } from '@onelot/domain'
import type { DrawnBroker } from '../../../../anyCommands/drawnBroker.ts'
import { nth } from '../../../../anyCommands/nth.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'

/** What a step draws of all that is traded. */
export function listedAt({ instruments }: DrawnBroker, { instrument }: Drawn): Instrument {
  const found = nth(instruments, instrument)
  if (found === undefined) throw new RangeError('there are instruments')
  return found
}
