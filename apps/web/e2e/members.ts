import type { RunningBroker } from './broker.ts'

export interface Member {
  readonly phone: string
  readonly password: string
  readonly token: string
  readonly account: string
}

export const password = 'Onelot2026'

/** Registers a member by the call of the wire; `time` distinguishes accounts of one number. @throws Error where the broker refuses */
export async function register(
  broker: Pick<RunningBroker, 'origin'>,
  phone: string,
  time = '',
): Promise<Member> {
  const response = await fetch(`${broker.origin}/api/vue/member/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'Idempotency-Key': `e2e-${phone}${time.replaceAll(' ', '-')}`,
      // Each comes from a phone of its own: one device may not register many in a row.
      cookie: `onelot-device=e2e-device-${phone}`,
    },
    body: JSON.stringify({
      phone,
      password,
      passwordConfirm: password,
      invitation: 'ONELOT',
      agreementAccepted: true,
      privacyAccepted: true,
    }),
  })
  const { status, msg, data } = (await response.json()) as {
    status: number
    msg: string
    data: { token: string; account: string }
  }
  if (status !== 1) throw new Error(`no member: ${msg}`)
  return { phone, password, ...data }
}
