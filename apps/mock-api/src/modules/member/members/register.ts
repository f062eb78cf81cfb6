import { memberRegister } from '@onelot/api-client'
import {
  type Refusal,
  accountId,
  accountStream,
  documentVersions,
  invalid,
  members,
  no,
  ok,
  refuse,
} from '@onelot/domain'
import { guestWrite } from '../../../http/route.ts'
import { derivedId } from '../../../kernel/digest.ts'
import { unmistakableText } from '../../../ports/secrets.ts'
import type { Services } from '../../../services.ts'
import { deviceDigest, openSession } from '../../../sessions.ts'
import { decided } from '../../base/decided.ts'
import { knownDevice } from '../knownDevices.ts'
import { oncePer } from '../../base/oncePer.ts'
import {
  type Credentials,
  inviterOf,
  newCredentials,
  ownerOf,
  phoneDigest,
  sealedPhone,
} from '../../base/credentials.ts'

/** Characters of an account's id after its letter. */
const ID_LENGTH = 16
const INVITATION_LENGTH = 8

interface Agreed {
  readonly password: string
  readonly passwordConfirm: string
  readonly agreementAccepted: boolean
  readonly privacyAccepted: boolean
}

/** The passwords match, the agreement and the privacy policy are accepted. */
function checkRegistration(asked: Agreed): Refusal<'VALIDATION'> | undefined {
  const fields = {
    ...(asked.password === asked.passwordConfirm ? {} : { passwordConfirm: 'mismatch' as const }),
    ...(asked.agreementAccepted ? {} : { agreementAccepted: 'mustAccept' as const }),
    ...(asked.privacyAccepted ? {} : { privacyAccepted: 'mustAccept' as const }),
  }
  return Object.keys(fields).length === 0 ? undefined : invalid(fields)
}

/** The invitation of the site or of a member that was typed, in small letters too; undefined where there is none. */
async function invitationOf(services: Services, typed: string): Promise<string | undefined> {
  const { siteInvitation } = services.site.values.settings
  const code = typed.toUpperCase()
  if (code === siteInvitation.toUpperCase()) return siteInvitation
  // Those of members are in capitals.
  return (await inviterOf(services, code)) === undefined ? undefined : code
}

const hashes = oncePer<string>()

/** Opens an account with practice money, and a session with it. */
export const registerRoute = guestWrite(memberRegister, async (asked, visit) => {
  const { services, now, commandId, arrival } = visit
  const malformed = checkRegistration(asked)
  if (malformed !== undefined) return no(malformed)
  const inviter = await invitationOf(services, asked.invitation)
  if (inviter === undefined) return no(refuse('INVITER_NOT_FOUND', {}, { invitation: 'unknown' }))
  const phone = await phoneDigest(services, asked.phone)
  if ((await ownerOf(services, asked.phone)) !== undefined)
    return no(refuse('ACCOUNT_EXISTS', {}, { phone: 'notAllowed' }))

  const account = accountId(`A${(await derivedId(commandId)).slice(0, ID_LENGTH)}`)
  const { practiceMoney } = services.site.values.settings
  const opening = await decided(services, {
    module: members,
    command: { kind: 'members.open', account, inviter, accepted: documentVersions, practiceMoney },
    stream: accountStream(account),
    now,
    actor: 'guest',
    commandId,
  })
  if (!opening.ok) return opening
  const credentials: Credentials = {
    account,
    phone,
    sealed: await sealedPhone(services, asked.phone),
    password: await hashes(asked, 'password', () => services.hasher.hash(asked.password)),
    invitation: unmistakableText(services.secrets.bytes(INVITATION_LENGTH, `invitation ${commandId}`)),
    openedAt: now,
  }
  const session = await openSession(services, account, visit)
  const device = await deviceDigest(services, arrival)
  return ok({
    data: { token: session.token, account },
    message: 'REGISTERED',
    plan: opening.value,
    records: [
      ...newCredentials(credentials),
      ...session.records,
      ...(device === undefined ? [] : [knownDevice({ owner: account, device }, now)]),
    ],
  })
})
