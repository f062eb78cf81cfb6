/**
 * Calls of the wire. The same calls go to the broker of this checkout and to that of an older revision, so nothing of either is imported
 * here.
 */
export type Fetch = (request: Request) => Promise<Response>

export interface Member {
  readonly token: string
  readonly account: string
}

/** 2026-04-14, 11:00 in Seoul: the demo calendar's day has begun in every market. */
export const startMs = Date.parse('2026-04-14T02:00:00.000Z')
export const DAY_MS = 86_400_000

let keys = 0
/** As a browser sends them from its second call on. */
const cookies = { cookie: 'XSRF-TOKEN=bench-page; onelot-device=bench-device', 'x-xsrf-token': 'bench-page' }

export function requestOf(path: string, body: object, member?: Member): Request {
  const session = member === undefined ? {} : { token: member.token, account: member.account }
  keys += 1
  return new Request(`http://127.0.0.1/api/vue/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `bench-key-${String(keys)}`,
      ...cookies,
      ...session,
    },
    body: JSON.stringify(body),
  })
}

/** The answer's data. @throws Error where the call is refused */
export async function call<Data>(fetch: Fetch, path: string, body: object, member?: Member): Promise<Data> {
  const response = await fetch(requestOf(path, body, member))
  const text = await response.text()
  // The contract defines what each path answers.
  const { status, data } = JSON.parse(text) as { readonly status: number; readonly data: Data }
  if (status !== 1) throw new Error(`${path} was refused: ${text}`)
  return data
}

const phoneOf = (index: number): string => `010${String(10_000_000 + index)}`

export const register = (fetch: Fetch, index: number): Promise<Member> =>
  call(fetch, 'member/register', {
    phone: phoneOf(index),
    password: 'Onelot2026',
    passwordConfirm: 'Onelot2026',
    invitation: 'ONELOT',
    agreementAccepted: true,
    privacyAccepted: true,
  })

export async function registerAll(fetch: Fetch, count: number): Promise<readonly Member[]> {
  const found: Member[] = []
  for (let index = 0; index < count; index += 1) found.push(await register(fetch, index))
  return found
}

/** What an opening order asks for; without a limit it fills at the market. */
export const termsOf = (instrument: string, limitPrice?: string): object => ({
  instrument,
  side: 'long',
  type: limitPrice === undefined ? 'market' : 'limit',
  limitPrice,
  lots: 1,
  leverage: 1,
})

interface Placed {
  readonly position: { readonly id: string }
}

/** Places an order for one lot; its id, which is also the position's. */
export async function place(
  fetch: Fetch,
  member: Member,
  instrument: string,
  limitPrice?: string,
): Promise<string> {
  const { position } = await call<Placed>(fetch, 'trade/place', termsOf(instrument, limitPrice), member)
  return position.id
}

export const close = (fetch: Fetch, member: Member, position: string): Promise<unknown> =>
  call(fetch, 'trade/close', { position, lots: 1, type: 'market' }, member)

export const cancel = (fetch: Fetch, member: Member, order: string): Promise<unknown> =>
  call(fetch, 'trade/cancel', { order }, member)

/** Buys one lot at the market and sells it. */
export async function roundTrip(fetch: Fetch, member: Member, instrument: string): Promise<void> {
  await close(fetch, member, await place(fetch, member, instrument))
}
