import type { Currency, Decimal, FieldReason, Instant, RefusalParams } from '@onelot/domain'
import type { BusyReason, LimitedAction, RefusalCodeOnWire, SuccessCode } from '../envelope/codes.ts'

type ParamsOf<C extends RefusalCodeOnWire> = C extends keyof RefusalParams ? RefusalParams[C] : object

/** Params that are a number of something, whose text has plural forms. */
type Counted =
  | { readonly count: number }
  | { readonly days: number }
  | { readonly minutes: number }
  | { readonly shares: number }

/** What a text is filled with: an amount with its currency, a range of prices, a window with its zone, a moment, a count. */
type Placeholder<P> = P extends { readonly amount: Decimal; readonly currency: Currency }
  ? 'amount'
  : P extends { readonly low: Decimal; readonly high: Decimal }
    ? 'range'
    : P extends { readonly from: string; readonly to: string }
      ? 'window'
      : P extends { readonly from: Instant }
        ? 'from'
        : P extends { readonly until: Instant }
          ? 'until'
          : P extends Counted
            ? 'count, number'
            : never

/** A text that must have its placeholder in it, or does not compile. */
type Text<P> = [Placeholder<P>] extends [never] ? string : `${string}{{${Placeholder<P>}}}${string}`

type CountedCode = {
  [C in RefusalCodeOnWire]: ParamsOf<C> extends Counted ? C : never
}[RefusalCodeOnWire]

/** Plural forms by i18next's suffixes, those that the language has: English `one` and `other`, Korean and Chinese `other` alone. */
type CountedTexts = { readonly [C in CountedCode as `${C}_other`]: Text<ParamsOf<C>> } & {
  readonly [C in CountedCode as `${C}_${'zero' | 'one' | 'two' | 'few' | 'many'}`]?: Text<ParamsOf<C>>
}

/** The error catalogue in one language, in i18next's format, for the namespace `refusals`; a missing text does not compile. */
export interface RefusalMessages {
  readonly refusals: CountedTexts & {
    readonly [C in Exclude<RefusalCodeOnWire, CountedCode>]: Text<ParamsOf<C>>
  } & { readonly [L in LimitedAction as `TOO_FREQUENT_${L}`]: `${string}{{until}}${string}` } & {
    readonly [R in BusyReason as `SYSTEM_BUSY_${R}`]: string
  } & { readonly [R in BusyReason as `SYSTEM_BUSY_${R}Until`]: `${string}{{until}}${string}` }
  readonly successes: Readonly<Record<SuccessCode, string>>
  /** Why one field is refused; shown under the field. */
  readonly fields: Readonly<Record<FieldReason, string>>
}

/** Texts about a call that failed in transport, for the namespace `transport`: small enough to be loaded first. */
export interface TransportMessages {
  readonly http: `${string}{{status}}${string}`
  readonly timeout: string
  readonly network: string
  readonly contract: string
  readonly sessionEnded: string
  /** Beside a write whose outcome is not known. */
  readonly unknown: string
}
