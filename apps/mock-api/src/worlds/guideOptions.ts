import type { Broker } from '../broker.ts'
import type { Duration } from '../kernel/duration.ts'

/** The demo member of every world that has one, and of `npm start`. */
export const demoMember = { phone: '01012345678', password: 'Onelot2026' } as const
/** Of `npm start`: has paid in more than a billion won, and so may borrow. */
export const demoBorrower = { phone: '01013572468', password: demoMember.password } as const

export interface GuideOptions {
  readonly broker: Broker
  /** As whom it acts. @defaultValue `demoMember` */
  readonly member?: { readonly phone: string; readonly password: string }
  readonly advance: (duration: Duration) => Promise<void>
  /** The idempotency key of a call. @defaultValue the number of the call */
  readonly keyOf?: (path: string, request: unknown) => string
}

export function countedKeys(): () => string {
  let calls = 0
  return () => {
    calls += 1
    return `world-${String(calls).padStart(4, '0')}`
  }
}
