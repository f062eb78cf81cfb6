import type { DrawnBroker, DrawnMember } from '../../../../anyCommands/drawnBroker.ts'
import { ordersOf } from '../../../../anyCommands/inAccount.ts'
import type { Act } from '../../../../anyCommands/moduleActs.ts'
import { operating } from '../../../../anyCommands/operating.ts'
import type { Drawn } from '../../../../anyCommands/step.ts'

/** A member who has orders that a restriction cancels, most often. */
async function restrictable(drawn: DrawnBroker, who: DrawnMember, { pick }: Drawn): Promise<DrawnMember> {
  for (const member of pick % 5 > 0 && !who.restricted ? drawn.members : []) {
    const orders = ordersOf(await drawn.stateOf(member))
    if (!member.restricted && orders.some(({ purpose }) => purpose === 'open')) return member
  }
  return who
}

/** Restricts a member, or ends the restriction of one who is. */
export const restrict = operating(async ({ drawn, operator, who, step }) => {
  const member = await restrictable(drawn, who, step)
  const restrictions = member.restricted ? [] : ([step.pick % 2 === 0 ? 'frozen' : 'tradingBanned'] as const)
  member.restricted = !member.restricted
  return operator.setOnMember(member, { kind: 'members.setRestrictions', restrictions })
})

/** Most often: else a restricted account does nothing more. */
export const liftRestriction: Act = async (drawn, who, step) => {
  if (who.restricted && step.pick % 3 > 0) await restrict(drawn, who, step)
}
