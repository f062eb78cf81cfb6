import { marginEnabled } from '@onelot/domain'
import type { DrawnBroker } from './drawnBroker.ts'
import { MemberRequests } from './memberRequests.ts'
import { OperatorActs, waitOf } from './operatorActs.ts'
import { readOne } from './reads.ts'
import { type MemberAction, type Step, isOfMember, isOfOperator } from './step.ts'

const SECOND_MS = 1_000

async function actAsMember(drawn: DrawnBroker, action: MemberAction, step: Step): Promise<void> {
  const { member, pick } = step
  const who = drawn.memberAt(member)
  // A restriction does not last: else an account does nothing more.
  if (who.restricted && pick % 3 > 0) await new OperatorActs(drawn, step).act('restrict')
  if (action === 'market' && !marginEnabled(await drawn.stateOf(who)) && pick % 2 === 0)
    await drawn.send(who, 'member/enableMargin', { riskStatementRead: true })
  const request = new MemberRequests(drawn, await drawn.stateOf(who), step).of(action)
  if (request === undefined) return
  const { path, body } = request
  if (pick % 7 === 0) await drawn.sendAgain(who, path, body)
  // From two tabs at once.
  else if (pick % 7 === 1) await Promise.all([drawn.send(who, path, body), drawn.send(who, path, body)])
  else await drawn.send(who, path, body)
}

/** Carries out one step; time passes before it. */
export async function takeStep(drawn: DrawnBroker, step: Step): Promise<void> {
  const { action, member, pick, seconds, ticked } = step
  drawn.pass(seconds * SECOND_MS)
  if (ticked) await drawn.tick()
  if (isOfMember(action)) return actAsMember(drawn, action, step)
  if (isOfOperator(action)) return new OperatorActs(drawn, step).act(action)
  if (action === 'restart') return drawn.restart()
  if (action === 'look') return readOne(drawn, drawn.memberAt(member), pick)
  drawn.pass(waitOf(step))
  // What comes due while the broker is down is carried out afterwards.
  if (pick % 4 === 0) await drawn.restart()
}
