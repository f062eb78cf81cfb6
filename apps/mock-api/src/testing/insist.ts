import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Cursor,
  type Endpoint,
  type RequestInput,
  type ResponseOf,
  envelopeShape,
  fundRecords,
  memberRegister,
  parseWire,
  tradePositions,
} from '@onelot/api-client'
import type { Mortal } from './mortal.ts'
import { type TestMember, bodyOf, headersOf } from './testBroker.ts'

/** Part of the answers that are lost on the way, so that a client asks again for what was done. */
const LOST = 0.15
/** What is refused so often is not a matter of a broker that was killed. */
const MOST_ANSWERS = 200

/** Asks with one key until there is a definite answer, whatever is killed meanwhile. @throws Error where it is refused again and again */
export async function insist<E extends Endpoint>(
  broker: Pick<Mortal, 'origin'>,
  endpoint: E,
  request: RequestInput<E>,
  key: string,
  random: () => number,
  member?: TestMember,
): Promise<ResponseOf<E>> {
  let refusal = ''
  for (let answers = 0; answers < MOST_ANSWERS;) {
    try {
      const body = bodyOf(endpoint, request)
      // A form's own content type names its boundary.
      const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
      const response = await fetch(`${broker.origin()}/api/vue/${endpoint.path}`, {
        method: 'POST',
        headers: { ...type, 'idempotency-key': key, ...headersOf(member) },
        body,
        signal: AbortSignal.timeout(5_000),
      })
      const text = await response.text()
      answers += 1
      const envelope = parseWire(envelopeShape, JSON.parse(text))
      if (random() >= LOST && envelope.ok && envelope.value.status === 1) {
        const data = parseWire<E['response']>(endpoint.response, envelope.value.data)
        if (data.ok) return data.value
      }
      refusal = text
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error
    }
    await sleep(15)
  }
  throw new Error(`${endpoint.path} was answered ${refusal}`)
}

/** Registers the client of a number. */
export const insistOnMember = (broker: Pick<Mortal, 'origin'>, client: number): Promise<TestMember> =>
  insist(
    broker,
    memberRegister,
    {
      phone: `0101111000${String(client)}`,
      password: 'Onelot2026',
      passwordConfirm: 'Onelot2026',
      invitation: 'ONELOT',
      agreementAccepted: true,
      privacyAccepted: true,
    },
    `register-${String(client)}`,
    () => 1,
  )

/** Ids of all resting orders. */
export async function everyOrder(
  broker: Pick<Mortal, 'origin'>,
  member: TestMember,
): Promise<readonly string[]> {
  const ids: string[] = []
  let after: Cursor | undefined
  for (;;) {
    const asked = { tab: 'purchase', after, pageSize: 100 } as const
    const found = await insist(broker, tradePositions, asked, 'read-only', () => 1, member)
    ids.push(...found.positions.map(({ position }) => position.id))
    if (found.next === undefined) return ids
    after = found.next
  }
}

/** What the ledger has frozen money for, once for each time. */
export async function everyFreeze(
  broker: Pick<Mortal, 'origin'>,
  member: TestMember,
): Promise<readonly string[]> {
  const refs: string[] = []
  let after: Cursor | undefined
  for (;;) {
    const found = await insist(broker, fundRecords, { after, pageSize: 100 }, 'read-only', () => 1, member)
    refs.push(...found.lines.filter(({ reason }) => reason === 'orderFrozen').map(({ ref }) => ref))
    if (found.next === undefined) return refs
    after = found.next
  }
}
