import { codesInbox, codesSend, codesSendToMember } from '@onelot/api-client'
import { CODE_VALID_MS, no, ok, plusMs, refuse } from '@onelot/domain'
import { type WriteVisit, guestRead, guestWrite, memberWrite } from '../../../http/route.ts'
import { type CodeAsked, newCode } from '../codes.ts'
import { credentialsFor, masked, phoneOf } from '../../base/credentials.ts'

async function sent(visit: WriteVisit, asked: CodeAsked) {
  const made = await newCode(visit, asked)
  if (!made.ok) return made
  const { records, ...times } = made.value
  const inbox = visit.services.notifier.inbox !== undefined && visit.arrival.device !== undefined
  return ok({ data: { ...times, inbox }, records })
}

export const sendRoute = guestWrite(codesSend, (asked, visit) => sent(visit, asked))

export const sendToMemberRoute = memberWrite(codesSendToMember, async ({ purpose }, visit) => {
  const { services, account } = visit
  return sent(visit, { purpose, phone: await phoneOf(services, await credentialsFor(services, account)) })
})

export const inboxRoute = guestRead(codesInbox, async (_, { services, arrival, now }) => {
  const { inbox } = services.notifier
  if (inbox === undefined) return no(refuse('PRODUCT_UNAVAILABLE', {}))
  const notices = arrival.device === undefined ? [] : await inbox(arrival.device, now)
  return ok(
    notices.map(({ id, purpose, phone, code, at }) => ({
      id,
      purpose,
      phone: masked(phone),
      code,
      at,
      expiresAt: plusMs(at, CODE_VALID_MS),
    })),
  )
})
