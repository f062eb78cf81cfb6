import { marginEnabled } from '@onelot/domain'
import { closeAccount } from './closings.ts'
import type { DrawnBroker, DrawnMember } from './drawnBroker.ts'
import { exchangeRequest } from './exchangeRequests.ts'
import { moveFunds } from './fundActs.ts'
import { IdentityActs } from './identityActs.ts'
import { MemberRequests } from './memberRequests.ts'
import { actOnAuctions } from './auctionActs.ts'
import { actOnOffers } from './offerActs.ts'
import { OperatorActs, waitOf } from './operatorActs.ts'
import { drawnName, payeeRequest } from './payeeRequests.ts'
import { readOne } from './reads.ts'
import { sendSomehow } from './sending.ts'
import {
  type Drawn,
  type MemberAction,
  type Step,
  isOfFunds,
  isOfIdentity,
  isOfMember,
  isOfAuctions,
  isOfOffers,
  isOfOperator,
  isOfPayees,
} from './step.ts'

const SECOND_MS = 1_000

/** Submits who the member is, most often after an operator has rejected what is known; now and then a child without a guardian, or one picture twice. */
async function verify(drawn: DrawnBroker, who: DrawnMember, step: Step): Promise<void> {
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

async function actAsMember(drawn: DrawnBroker, action: MemberAction, step: Step): Promise<void> {
  const { member, pick } = step
  const who = drawn.memberAt(member)
  await liftRestriction(drawn, who, step)
  if (action === 'market' && !marginEnabled(await drawn.stateOf(who)) && pick % 2 === 0)
    await drawn.send(who, 'member/enableMargin', { riskStatementRead: true })
  if (action === 'verify') return verify(drawn, who, step)
  if (action === 'closeAccount') return closeAccount(drawn, step)
  if (isOfOffers(action)) return actOnOffers(action, drawn, who, step)
  if (isOfAuctions(action)) return actOnAuctions(action, drawn, who, step)
  if (isOfFunds(action)) return moveFunds(action, drawn, who, step)
  if (isOfIdentity(action)) return new IdentityActs(drawn, who, step).act(action)
  // What nobody verifies again would be linked no more.
  if (isOfPayees(action) && pick % 5 > 0) await new OperatorActs(drawn, step).act('passRealName')
  const state = await drawn.stateOf(who)
  const request =
    action === 'exchange'
      ? await exchangeRequest(drawn, who, state, step)
      : isOfPayees(action)
        ? payeeRequest(action, state, step, who.fundPassword)
        : new MemberRequests(drawn, state, step).of(action)
  if (request === undefined) return
  const { path, body } = request
  await sendSomehow(drawn, who, path, body, pick)
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
