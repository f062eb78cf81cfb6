import {
  type AccountId,
  type AnyModule,
  type CommandOf,
  type Instant,
  type Kind,
  type Refusal,
  type RefusalOf,
  type Result,
  type StreamId,
  accountStream,
  no,
} from '@onelot/domain'
import type { Plan } from '../../kernel/plan.ts'
import type { MemberWriteVisit } from '../../http/route.ts'
import type { Services } from '../../services.ts'

/** A command with the module that it belongs to. */
export interface Asked<M extends AnyModule, C extends CommandOf<M>> {
  readonly module: M
  readonly command: C
  readonly stream: StreamId
  readonly now: Instant
  readonly actor: AccountId | 'guest' | 'operator'
  readonly commandId: string
}

const isDeclared = <M extends AnyModule, K extends Kind>(
  module: M,
  kind: K,
  refusal: Refusal,
): refusal is Refusal & RefusalOf<M, K> => module.refusals[kind].includes(refusal.code)

/** Decides a command after what its stream has due; stored by whoever asked for it. */
export async function decided<M extends AnyModule, C extends CommandOf<M>>(
  { settle, commands }: Services,
  { module, command, stream, now, actor, commandId }: Asked<M, C>,
): Promise<Result<Plan, RefusalOf<M, C['kind']>>> {
  await settle(stream, now)
  const meta = { actor, command: commandId, correlation: commandId }
  const planned = await commands.plan({ stream, command, now, meta })
  if (planned.ok) return planned
  const kind: C['kind'] = command.kind
  if (!isDeclared(module, kind, planned.refusal))
    throw new Error(`${kind} does not declare that it can be refused with ${planned.refusal.code}`)
  return no(planned.refusal)
}

/** Decides a command of a member on the member's own account. */
export const decidedForMember = <M extends AnyModule, C extends CommandOf<M>>(
  { services, account, now, commandId }: MemberWriteVisit,
  module: M,
  command: C,
): Promise<Result<Plan, RefusalOf<M, C['kind']>>> =>
  decided(services, { module, command, stream: accountStream(account), now, actor: account, commandId })
