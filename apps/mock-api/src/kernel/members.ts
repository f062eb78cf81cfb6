import {
  type AccountId,
  type Instant,
  type Refusal,
  type Result,
  invalid,
  no,
  openAccount,
  refuse,
} from '@onelot/domain'
import type { Along, Append, Member } from '../store/port.ts'
import { appendTo } from './accounts.ts'
import type { House } from './house.ts'
import { newAccount } from './projections.ts'
import { openSession } from './sessions.ts'

export interface Registration {
  readonly phone: string
  readonly password: string
  readonly passwordConfirm: string
  readonly invitation: string
  readonly agreementAccepted: boolean
  readonly privacyAccepted: boolean
}
export interface Opened {
  readonly token: string
  readonly account: AccountId
  readonly appends: readonly Append[]
  readonly along: Along
}

/** The same number with and without its plus is one account. */
export const phoneDigest = ({ vault }: Pick<House, 'vault'>, phone: string): Promise<string> =>
  vault.digest(`phone ${phone.replace(/^\+/, '')}`)

/** Section 5: passwords match, agreement and privacy policy accepted. */
function checkRegistration(asked: Registration): Refusal | undefined {
  const fields = {
    ...(asked.password === asked.passwordConfirm ? {} : { passwordConfirm: 'mismatch' as const }),
    ...(asked.agreementAccepted ? {} : { agreementAccepted: 'mustAccept' as const }),
    ...(asked.privacyAccepted ? {} : { privacyAccepted: 'mustAccept' as const }),
  }
  return Object.keys(fields).length === 0 ? undefined : invalid(fields)
}

/** Opens an account with practice money, and a session with it (section 5, DESIGN 5). */
export async function register(
  house: House,
  asked: Registration,
  now: Instant,
): Promise<Result<Opened, Refusal>> {
  const malformed = checkRegistration(asked)
  if (malformed) return no(malformed)
  const { settings } = house.controls.current
  const { invitation } = asked
  const inviter = await house.store.member({ invitation })
  if (invitation !== settings.houseInvitation && inviter === undefined)
    return no(refuse('INVITER_NOT_FOUND', {}, { invitation: 'unknown' }))
  const phone = await phoneDigest(house, asked.phone)
  if (await house.store.member({ phone })) return no(refuse('ACCOUNT_EXISTS', {}, { phone: 'notAllowed' }))

  const account = house.ids.account()
  const member: Member = {
    account,
    phone,
    sealed: await house.vault.seal(JSON.stringify({ phone: asked.phone })),
    password: await house.hasher.hash(asked.password),
    invitation: house.ids.invitation(),
    openedAt: now,
  }
  const session = await openSession(house, account, now)
  const events = openAccount({ account, inviter: invitation, now, settings })
  const { append } = appendTo(house, newAccount(account), events, now)
  return {
    ok: true,
    value: {
      token: session.token,
      account,
      appends: [append],
      along: { members: [member], sessions: [session.stored] },
    },
  }
}

/** A phone number with all but its last four digits hidden. */
export async function maskedPhone({ vault }: Pick<House, 'vault'>, member: Member): Promise<string> {
  const identity = JSON.parse(await vault.open(member.sealed)) as { readonly phone: string }
  return identity.phone.replace(/\d(?=\d{4})/g, '*')
}
