export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export type Step =
  /** A member who may trade on margin joins. */
  | { readonly kind: 'join'; readonly as: string; readonly phone: string }
  /** A write of a member. In `body`, a text `$name` is replaced by the id of the position that was placed as `name`. */
  | {
      readonly kind: 'call'
      readonly as: string
      readonly path: string
      readonly body: JsonObject
      /** Names the position that it opens, once in a script. */
      readonly places?: string | undefined
    }
  /** A call of the operator, with its path under `/api/ops/`. */
  | { readonly kind: 'operator'; readonly path: string; readonly body: JsonObject }
  | { readonly kind: 'pass'; readonly ms: number }
export type CallStep = Extract<Step, { kind: 'call' }>

/** What a script requires of the broker that it runs on. */
export interface ScriptOptions {
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
}

export interface Script {
  /** Also the name of its recording. */
  readonly name: string
  readonly options?: ScriptOptions | undefined
  readonly steps: readonly Step[]
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const join = (as: string, phone = '01010000001'): Step => ({ kind: 'join', as, phone })
export const ops = (path: string, body: JsonObject): Step => ({ kind: 'operator', path, body })
export const pass = (ms: number): Step => ({ kind: 'pass', ms })
export const price = (instrument: string, at: string | null): Step => ops('price', { instrument, price: at })
export const halt = (instrument: string, halted: boolean): Step => ops('halt', { instrument, halted })

type TimeInForce = 'extended' | 'goodTillCancelled'
interface Terms {
  readonly instrument: string
  readonly lots: number
  readonly side?: 'long' | 'short'
  readonly leverage?: 1 | 2 | 5 | 10
  /** Makes it a limit order. */
  readonly limit?: string
  readonly timeInForce?: TimeInForce
  readonly protection?: JsonObject
}
const call = (as: string, path: string, body: JsonObject): CallStep => ({ kind: 'call', as, path, body })
const priced = (limit: string | undefined): JsonObject =>
  limit === undefined ? { type: 'market' } : { type: 'limit', limitPrice: limit }

export const place = (
  as: string,
  name: string,
  { instrument, lots, side = 'long', leverage = 1, limit, ...more }: Terms,
): CallStep => ({
  ...call(as, 'trade/place', {
    instrument,
    side,
    lots,
    leverage,
    ...priced(limit),
    ...more,
  }),
  places: name,
})
export const close = (
  as: string,
  name: string,
  lots: number,
  limit?: string,
  timeInForce?: TimeInForce,
): CallStep => {
  const body = { position: `$${name}`, lots, ...priced(limit) }
  return call(as, 'trade/close', timeInForce === undefined ? body : { ...body, timeInForce })
}
/** The closing order of a position that was placed last; where there is none, the order that opens it. */
export const cancel = (as: string, name: string): CallStep => call(as, 'trade/cancel', { order: `$${name}` })
export const cancelAll = (as: string, instrument?: string): CallStep =>
  call(as, 'trade/cancelAll', instrument === undefined ? {} : { instrument })
export const amend = (as: string, name: string, change: JsonObject): CallStep =>
  call(as, 'trade/amend', { order: `$${name}`, ...change })
export const protect = (as: string, name: string, protection: JsonObject): CallStep =>
  call(as, 'trade/protect', { position: `$${name}`, ...protection })

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
} as const
