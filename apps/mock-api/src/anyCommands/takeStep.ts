import { marginEnabled } from '@onelot/domain'
import { closeAccount } from './closings.ts'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'
import { drawnName } from './drawnName.ts'
import { exchangeRequest } from './exchangeRequests.ts'
import { actOf } from './memberActs.ts'
import { MemberRequests } from './memberRequests.ts'
import { OperatorActs, waitOf } from './operatorActs.ts'
import { readOne } from './reads.ts'
import { sendSomehow } from './sending.ts'
import type { Step } from './anyStep.ts'
import { type Drawn, type OwnAction, isOfOperator, isOwn } from './step.ts'

const SECOND_MS = 1_000

/** Submits who the member is, most often after an operator has rejected what is known; now and then a child without a guardian, or one picture twice. */
async function verify(drawn: DrawnBroker, who: DrawnMember, step: Drawn): Promise<void> {
  const { pick } = step
  if (pick % 5 > 0) await new OperatorActs(drawn, step).act('unverify')
  const front = await drawn.upload(who)
  const back = pick % 11 === 0 ? front : await drawn.upload(who)
  const idNumber = pick % 13 === 0 ? '2401013' : '9001011'
  await drawn.send(who, 'realName/submit', { name: drawnName, idNumber, front, back })
}

/** Most often: else a restricted account does nothing more. */
export async function liftRestriction(drawn: DrawnBroker, who: DrawnMember, step: Drawn): Promise<void> {
  if (who.restricted && step.pick % 3 > 0) await new OperatorActs(drawn, step).act('restrict')
}

async function actOnOwn(drawn: DrawnBroker, who: DrawnMember, action: OwnAction, step: Drawn): Promise<void> {
  const { pick } = step
  if (action === 'market' && !marginEnabled(await drawn.stateOf(who)) && pick % 2 === 0)
    await drawn.send(who, 'member/enableMargin', { riskStatementRead: true })
  if (action === 'verify') return verify(drawn, who, step)
  if (action === 'closeAccount') return closeAccount(drawn, step)
  const state = await drawn.stateOf(who)
  const request =
    action === 'exchange'
      ? await exchangeRequest(drawn, who, state, step)
      : new MemberRequests(drawn, state, step).of(action)
  if (request !== undefined) await sendSomehow(drawn, who, request.path, request.body, pick)
}

/** Carries out one step; time passes before it. */
export async function takeStep(drawn: DrawnBroker, step: Step): Promise<void> {
  const { action, member, pick, seconds, ticked } = step
  drawn.pass(seconds * SECOND_MS)
  if (ticked) await drawn.tick()
  const act = actOf(action)
  if (act !== undefined || isOwn(action)) {
    const who = drawn.memberAt(member)
    await liftRestriction(drawn, who, step)
    if (act !== undefined) return act(drawn, who, step)
    if (isOwn(action)) return actOnOwn(drawn, who, action, step)
  }
  if (isOfOperator(action)) return new OperatorActs(drawn, step).act(action)
  if (action === 'restart') return drawn.restart()
  if (action === 'look') return readOne(drawn, drawn.memberAt(member), pick)
  drawn.pass(waitOf(step))
  // What comes due while the broker is down is carried out afterwards.
  if (pick % 4 === 0) await drawn.restart()
}
