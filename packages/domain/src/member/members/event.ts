import type { RealNameState, Restriction } from '../../base/access/access.ts'
import type { AccountId } from '../../base/ids.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { AcceptedDocuments } from './documents.ts'

type Event<Kind extends `members.${string}`, Data = unknown> = ModuleEvent & {
  readonly kind: Kind
  readonly version: 1
} & Data

/** Why the operator did it. */
interface Reasoned {
  readonly reason?: string | undefined
}

export type MembersEvent =
  | Event<
      'members.opened',
      {
        readonly account: AccountId
        readonly inviter: string
        /** Not kept of accounts that were opened before it was asked for. */
        readonly accepted?: AcceptedDocuments | undefined
      }
    >
  | Event<'members.practiceMoneyGranted'>
  /** `request`: the one whose end it follows; none where it was submitted, or where an operator has set it. */
  | Event<
      'members.realNameStateChanged',
      { readonly state: RealNameState; readonly request?: string | undefined } & Reasoned
    >
  | Event<'members.restrictionsSet', { readonly restrictions: readonly Restriction[] } & Reasoned>
