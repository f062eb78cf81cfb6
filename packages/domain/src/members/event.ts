import type { RealNameState, Restriction } from '../access/access.ts'
import type { AccountId } from '../ids.ts'
import type { ModuleEvent } from '../module/module.ts'

type Event<Kind extends `members.${string}`, Data = unknown> = ModuleEvent & {
  readonly kind: Kind
  readonly version: 1
} & Data

/** Why the operator did it. */
interface Reasoned {
  readonly reason?: string | undefined
}

export type MembersEvent =
  | Event<'members.opened', { readonly account: AccountId; readonly inviter: string }>
  | Event<'members.practiceMoneyGranted'>
  | Event<'members.realNameStateChanged', { readonly state: RealNameState } & Reasoned>
  | Event<'members.restrictionsSet', { readonly restrictions: readonly Restriction[] } & Reasoned>
