import { memberChangePassword, memberResetPassword } from '@onelot/api-client'
import { type Refusal, accountId, accountStream, invalid, no, ok, refuse } from '@onelot/domain'
import { security } from '@onelot/domain/modules/member/security'
import { guestWrite, memberWrite } from '../../../http/route.ts'
import { deviceDigest, endOtherSessionsOf, endSessionsOf } from '../../../sessions.ts'
import { redeemCode } from '../codes.ts'
import { credentialsFor, ownerOf, phoneDigest, withPassword } from '../../base/credentials.ts'
import { decided, decidedForMember } from '../../base/decided.ts'
import { checkLoginPassword, wrongPasswords } from '../loginPassword.ts'
import { oncePer } from '../../base/oncePer.ts'

interface Chosen {
  readonly password: string
  readonly passwordConfirm: string
}

const mismatch = ({ password, passwordConfirm }: Chosen): Refusal<'VALIDATION'> | undefined =>
  password === passwordConfirm ? undefined : invalid({ passwordConfirm: 'mismatch' })

const hashes = oncePer<string>()

export const changePasswordRoute = memberWrite(memberChangePassword, async (asked, visit) => {
  const { services, account, token, arrival } = visit
  const faults = mismatch(asked)
  if (faults !== undefined) return no(faults)
  if (asked.password === asked.oldPassword) return no(invalid({ password: 'notAllowed' }))
  // Planned first: credentials and sessions that change from here on are those of a later version, and it is planned anew.
  const command = { kind: 'security.replaceLoginPassword', how: 'changed' } as const
  const planned = await decidedForMember(visit, security, command)
  if (!planned.ok) return planned
  const old = await checkLoginPassword(visit, asked.oldPassword, 'oldPassword')
  if (!old.ok) return old
  const hash = await hashes(arrival, asked.password, () => services.hasher.hash(asked.password))
  const credentials = await credentialsFor(services, account)
  const origin = { session: token, device: await deviceDigest(services, arrival) }
  const others = await endOtherSessionsOf(services.store, account, origin)
  return ok({ data: {}, plan: planned.value, records: [withPassword(credentials, hash), ...others] })
})

/** Until the code is right, the answer is the same for a number without an account, after the same work. */
export const resetPasswordRoute = guestWrite(memberResetPassword, async (asked, visit) => {
  const { services, now, commandId, arrival } = visit
  const { phone, code, ...chosen } = asked
  const faults = mismatch(chosen)
  if (faults !== undefined) return no(faults)
  const used = await redeemCode(visit, { purpose: 'forgottenPassword', phone }, code)
  if (!used.ok) return used
  const digest = await phoneDigest(services, phone)
  const owner = await ownerOf(services, phone)
  if (owner === undefined) return no(refuse('ACCOUNT_NOT_FOUND', {}))
  const account = accountId(owner)
  const planned = await decided(services, {
    module: security,
    command: { kind: 'security.replaceLoginPassword', how: 'reset' } as const,
    stream: accountStream(account),
    now,
    actor: 'guest',
    commandId,
  })
  if (!planned.ok) return planned
  const hash = await hashes(arrival, chosen.password, () => services.hasher.hash(chosen.password))
  const credentials = await credentialsFor(services, account)
  for (const device of [undefined, await deviceDigest(services, arrival)])
    await services.windows.release(wrongPasswords(digest, device))
  return ok({
    data: {},
    plan: planned.value,
    records: [withPassword(credentials, hash), ...endSessionsOf(account), ...used.value],
  })
})
