export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/**
 * A call of the wire. In `body`, a text `$name` is replaced by what an earlier step saved under that name; a body that is a text is
 * sent as it is written.
 */
export interface CallStep {
  readonly kind: 'call'
  readonly path: string
  readonly body: Json
  /** Alias of the member who calls. @defaultValue a guest */
  readonly as?: string | undefined
  /** Idempotency key; null sends none. @defaultValue made from the script and the step's number */
  readonly key?: string | null | undefined
  /** Names for values of the answer's `data`, by path: `{ buy: 'position.id' }`. */
  readonly save?: Readonly<Record<string, string>> | undefined
  /** The answer's session belongs to this alias from now on. */
  readonly opens?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The answer is awaited by a later `answer` step of this name. */
  readonly later?: string | undefined
}
/** A call of the operator, with its path under `/api/ops/`. */
export interface OperatorStep {
  readonly kind: 'operator'
  readonly path: string
  readonly body: Json
}
export type Step =
  | CallStep
  | OperatorStep
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'answer'; readonly name: string }
  | {
      readonly kind: 'openStream'
      readonly name: string
      readonly as?: string | undefined
      readonly body: Json
    }
  /** Records the events since the last reading, heartbeats left out. */
  | { readonly kind: 'readStream'; readonly name: string }

/** What a script requires of the broker that it runs on. */
export interface SubjectOptions {
  /** @defaultValue 'demo' */
  readonly calendar?: 'demo' | 'exchange' | undefined
  readonly saleLocks?:
    | Readonly<
        Record<
          string,
          | { readonly kind: 'days'; readonly days: number }
          | { readonly kind: 'minutes'; readonly minutes: number }
        >
      >
    | undefined
  /** Writes of one kind by one member. @defaultValue unlimited */
  readonly submissions?: { readonly max: number; readonly windowMs: number } | undefined
}

export interface Script {
  /** Also the name of its recording. */
  readonly name: string
  readonly options?: SubjectOptions | undefined
  readonly steps: readonly Step[]
}

type More = Omit<CallStep, 'kind' | 'path' | 'body' | 'as'>

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const call = (as: string, path: string, body: Json = {}, more: More = {}): CallStep => ({
  kind: 'call',
  as,
  path,
  body,
  ...more,
})
export const guest = (path: string, body: Json = {}, more: More = {}): CallStep => ({
  kind: 'call',
  path,
  body,
  ...more,
})
export const ops = (path: string, body: Json): OperatorStep => ({ kind: 'operator', path, body })
export const pass = (ms: number): Step => ({ kind: 'pass', ms })

export const price = (instrument: string, at: string | null): Step => ops('price', { instrument, price: at })
export const halt = (instrument: string, halted: boolean): Step => ops('halt', { instrument, halted })

export const registration = (phone: string, invitation = 'ONELOT'): JsonObject => ({
  phone,
  password: 'Onelot2026',
  passwordConfirm: 'Onelot2026',
  invitation,
  agreementAccepted: true,
  privacyAccepted: true,
})
export const register = (alias: string, phone: string, invitation?: string): Step =>
  guest('member/register', registration(phone, invitation), {
    opens: alias,
    save: { [`${alias}.account`]: 'account' },
  })
/** Registered, real name passed, margin enabled. */
export const trader = (alias: string, phone: string): readonly Step[] => [
  register(alias, phone),
  ops('realName', { phone, state: 'passed' }),
  call(alias, 'member/enableMargin', { riskStatementRead: true }),
]

interface Terms {
  readonly instrument: string
  readonly lots: number
  readonly side?: 'long' | 'short'
  readonly leverage?: 1 | 2 | 5 | 10
  /** Makes it a limit order. */
  readonly limit?: string
  readonly timeInForce?: 'extended' | 'goodTillCancelled'
  readonly protection?: JsonObject
}
export const terms = ({
  instrument,
  lots,
  side = 'long',
  leverage = 1,
  limit,
  timeInForce,
  protection,
}: Terms): JsonObject => ({
  instrument,
  side,
  type: limit === undefined ? 'market' : 'limit',
  ...(limit === undefined ? {} : { limitPrice: limit }),
  lots,
  leverage,
  ...(timeInForce === undefined ? {} : { timeInForce }),
  ...(protection === undefined ? {} : { protection }),
})

/** Places an order whose id is saved as `name`. */
export const place = (as: string, name: string, asked: Terms): CallStep =>
  call(as, 'trade/place', terms(asked), { save: { [name]: 'position.id' } })
export const close = (
  as: string,
  name: string,
  lots: number,
  limit?: string,
  timeInForce?: 'extended' | 'goodTillCancelled',
): CallStep =>
  call(as, 'trade/close', {
    ...(timeInForce === undefined ? {} : { timeInForce }),
    position: `$${name}`,
    lots,
    type: limit === undefined ? 'market' : 'limit',
    ...(limit === undefined ? {} : { limitPrice: limit }),
  })
export const cancel = (as: string, name: string): CallStep => call(as, 'trade/cancel', { order: `$${name}` })
export const amend = (as: string, name: string, change: JsonObject): CallStep =>
  call(as, 'trade/amend', { order: `$${name}`, ...change })
export const detail = (as: string, name: string): CallStep =>
  call(as, 'trade/position', { position: `$${name}` })
export const summary = (as: string, currency = 'USD'): CallStep => call(as, 'trade/summary', { currency })
/** Which page of a list a step reads: the first, or the one after a cursor, `$next` being that of the page before. */
export interface PageStep {
  readonly pageSize?: number
  readonly after?: string
}
const paged = (as: string, path: string, filter: JsonObject, { pageSize = 20, after }: PageStep): CallStep =>
  call(
    as,
    path,
    { ...filter, ...(after === undefined ? {} : { after }), pageSize },
    { save: { next: 'next' } },
  )
export const tab = (as: string, name: string, page: PageStep = {}): CallStep =>
  paged(as, 'trade/positions', { tab: name }, page)
export const records = (as: string, page: PageStep = {}, currency?: string): CallStep =>
  paged(as, 'fund/records', currency === undefined ? {} : { currency }, page)

/** Each in a comment with its bid and ask when a script begins, at its price in `prices.ts`. */
export const instruments = {
  /** 164.64 and 164.65 USD; leverage to 10, shortable. */
  apple: 'US:AAPL',
  /** 0.8337 and 0.8338 USD; leverage to 10, not shortable. */
  cheap: 'US:ALAAZ',
  /** 61.70 and 61.71 USD; no leverage, shortable. */
  plain: 'US:HOCKZ',
  /** 1439000 and 1440000 KRW; leverage to 10, shortable. */
  korean: 'KRX:679190',
  /** 75 and 76 KRW; no leverage. */
  koreanPenny: 'KRX:758380',
  /** 19.95 and 20.00 TWD; leverage to 10, shortable. */
  taiwanese: 'TWSE:0437',
  /** 127.0 and 127.5 THB; leverage to 10, shortable. */
  thai: 'SET:MECKXX',
  /** 2661.5 and 2661.6 USD a unit, 0.01 units a lot. */
  token: 'CRYPTO:BITX',
  /** 1460.82 and 1460.83 KRW, 1000 units a lot. */
  pair: 'FX:USDKRW',
  index: 'US:SPX',
} as const
export const tabs = [
  'purchase',
  'inProgress',
  'terminated',
  'inventory',
  'digitalCurrency',
  'foreignExchange',
] as const
