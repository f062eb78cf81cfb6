import type { RefusalCodeOnWire } from '@onelot/api-client'
import type { Person } from './journey.ts'

/** A call that refuses by each of the codes, in place of the broker's rules. */
interface RefusingCall<Code extends RefusalCodeOnWire> {
  readonly on: string
  readonly codes: readonly Code[]
}

/** A story whose broker can be told what to refuse by. */
interface Refusing extends Pick<Person, 'step'> {
  /** There is one in a test. */
  readonly judge?: (() => Promise<void>) | undefined
  readonly broker: {
    setFaults(faults: readonly { readonly on: string; readonly refuse: RefusalCodeOnWire }[]): void
  }
}

/**
 * Plays the place in which a call's refusals show once for each code: what is filled in stays, and is sent again. A screen is begun once
 * rather than once a code; how it is laid out is judged under each.
 */
export async function underEach<Code extends RefusalCodeOnWire>(
  { broker, step, judge }: Refusing,
  { on, codes }: RefusingCall<Code>,
  send: (code: Code) => Promise<void>,
): Promise<void> {
  for (const refuse of codes) {
    broker.setFaults([{ on, refuse }])
    await step(`is refused by ${refuse}`, () => send(refuse))
    await judge?.()
  }
}
