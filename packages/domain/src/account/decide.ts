import type { Instant } from '../instant.ts'
import { type Result, no, ok, refuse } from '../refusals/refusal.ts'
import { type AccountEvent, type RealNameState, type Restriction, restrictions } from './event.ts'
import type { AccountState } from './state.ts'

/** What an operator sets on an account. */
export type AccountCommand =
  | { readonly kind: 'setRealNameState'; readonly state: RealNameState }
  | { readonly kind: 'setRestrictions'; readonly restrictions: readonly Restriction[] }

/**
 * Decides an operator's command; what stands already leads to no event. Refuses an account that was never opened with
 * ACCOUNT_NOT_FOUND.
 */
export function decideAccount(
  command: AccountCommand,
  state: Pick<AccountState, 'account' | 'realName' | 'restrictions'>,
  facts: { readonly now: Instant },
): Result<readonly AccountEvent[]> {
  if (state.account === undefined) return no(refuse('ACCOUNT_NOT_FOUND', {}))
  const base = { version: 1, at: facts.now, postings: [] } as const
  switch (command.kind) {
    case 'setRealNameState':
      if (command.state === state.realName) return ok([])
      return ok([{ ...base, kind: 'realNameStateChanged', state: command.state }])
    case 'setRestrictions': {
      const set = restrictions.filter((restriction) => command.restrictions.includes(restriction))
      const same = restrictions.every((one) => set.includes(one) === state.restrictions.includes(one))
      return ok(same ? [] : [{ ...base, kind: 'restrictionsSet', restrictions: set }])
    }
    default: {
      const never: never = command
      return never
    }
  }
}
