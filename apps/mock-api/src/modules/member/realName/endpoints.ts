import { type RealNameStatus, type RequestOf, contract, realNameUnlocks } from '@onelot/api-client'
import {
  type Instant,
  type StreamState,
  accountStream,
  boundsOfDay,
  currencyDay,
  maskedIdNumber,
  maskedName,
  members,
  needsGuardian,
  no,
  ok,
  plusMs,
  refuse,
  sliceOf,
  zoneOfCurrency,
} from '@onelot/domain'
import {
  type RealNameCommand,
  REAL_NAME_CHECK,
  realName as rules,
  triesLeftOn,
} from '@onelot/domain/modules/member/realName'
import { transportRefusal } from '../../../http/envelope.ts'
import { type MemberWriteVisit, type Route, memberRead, memberWrite } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { redeemCode } from '../codes.ts'
import { credentialsFor, isNumberOf } from '../../base/credentials.ts'
import { decidedForMember } from '../../base/decided.ts'
import { reviewDelayOf } from '../../base/reviews.ts'
import { claimUploads } from '../../base/uploadedImages.ts'
import { type SubmittedIdentity, identityOf, newIdentity } from '../../base/verifiedName.ts'

const { realNameStatus, realNameSubmit } = contract.realName

type Submitted = SubmittedIdentity & { readonly submittedAt: Instant }

const nextDayAfter = (now: Instant): Instant =>
  plusMs(boundsOfDay(zoneOfCurrency('KRW'), currencyDay('KRW', now)).to, 1)

function statusOf(
  services: Services,
  state: StreamState,
  identity: Submitted | undefined,
  now: Instant,
): RealNameStatus {
  const { realName, realNameReason } = sliceOf(state, members)
  return {
    state: realName,
    reason: realNameReason,
    name: identity && maskedName(identity.name),
    idNumber: identity && maskedIdNumber(identity.idNumber),
    submittedAt: identity?.submittedAt,
    reviewMs: reviewDelayOf(services, REAL_NAME_CHECK),
    unlocks: realNameUnlocks,
    triesLeft: triesLeftOn(sliceOf(state, rules), currencyDay('KRW', now)),
    nextDayAt: nextDayAfter(now),
  }
}

type Asked = RequestOf<typeof realNameSubmit>

const commandOf = (asked: Asked): RealNameCommand => ({
  kind: 'realName.submit',
  name: asked.name,
  idNumber: asked.idNumber,
  front: asked.front,
  back: asked.back,
  guardian: { name: asked.guardianName, phone: asked.guardianPhone },
  guardianConsents: asked.guardianConsent === true,
  guardianCode: asked.guardianCode,
})

/** What is kept of it. */
function identityIn(asked: Asked, now: Instant): SubmittedIdentity {
  const { name, idNumber, guardianName, guardianPhone } = asked
  const guarded = needsGuardian(idNumber, currencyDay('KRW', now))
  return guarded && guardianName !== undefined && guardianPhone !== undefined
    ? { name, idNumber, guardian: { name: guardianName, phone: guardianPhone } }
    : { name, idNumber }
}

/** Uses the code at the guardian's number, which is not the child's: nothing where none has to consent. */
async function consented(visit: MemberWriteVisit, { guardian }: SubmittedIdentity, code = '') {
  if (guardian === undefined) return ok([])
  const { services, account } = visit
  const own = await credentialsFor(services, account)
  if (await isNumberOf(services, own, guardian.phone))
    return no(refuse('GUARDIAN_CONSENT_REQUIRED', {}, { guardianPhone: 'notAllowed' }))
  return redeemCode(visit, { purpose: 'guardian', phone: guardian.phone }, code, 'guardianCode')
}

export const routes: readonly Route[] = [
  memberRead(realNameStatus, async (_, { services, account, now }) => {
    const { state } = await services.streams.load(accountStream(account))
    return ok(statusOf(services, state, await identityOf(services, account), now))
  }),

  memberWrite(realNameSubmit, async (asked, visit) => {
    const { services, account, now } = visit
    const decided = await decidedForMember(visit, rules, commandOf(asked))
    if (!decided.ok) return decided
    const plan = decided.value
    if (triesLeftOn(sliceOf(plan.before, rules), currencyDay('KRW', now)) === 0)
      return no(transportRefusal('TOO_FREQUENT', { limited: 'realName', until: nextDayAfter(now) }))
    const { front, back } = asked
    const claimed = await claimUploads(visit, { front, back })
    if (!claimed.ok) return claimed
    const identity = identityIn(asked, now)
    const consent = await consented(visit, identity, asked.guardianCode)
    if (!consent.ok) return consent
    const kept = await newIdentity(services, account, identity, { front, back, submittedAt: now })
    const data = statusOf(services, plan.after, { ...identity, submittedAt: now }, now)
    return ok({ data, plan, records: [...claimed.value, ...consent.value, ...kept] })
  }),
]
