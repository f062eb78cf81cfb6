import type { RunningBroker } from './broker.ts'
import type { Member } from './members.ts'

let calls = 0

/** Asks the broker as a member, without the interface. @throws Error where it refuses */
export async function asMember<T>(
  { origin }: Pick<RunningBroker, 'origin'>,
  { token, account }: Member,
  path: string,
  request: object,
): Promise<T> {
  calls += 1
  const response = await fetch(`${origin}/api/vue/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'Idempotency-Key': `as-member-${String(calls).padStart(4, '0')}`,
      token,
      account,
    },
    body: JSON.stringify(request),
  })
  const { status, msg, data } = (await response.json()) as { status: number; msg: string; data: T }
  if (status !== 1) throw new Error(`${path}: ${msg}`)
  return data
}
