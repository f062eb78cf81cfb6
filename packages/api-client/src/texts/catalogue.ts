import type { Currency, Decimal, FieldReason, Instant, RefusalParams } from '@onelot/domain'
import type { RefusalCodeOnWire, SuccessCode } from '../envelope/codes.ts'

type ParamsOf<C extends RefusalCodeOnWire> = C extends keyof RefusalParams ? RefusalParams[C] : object

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
          : P extends { readonly count: number }
            ? 'count'
            : P extends { readonly days: number }
              ? 'days'
              : P extends { readonly minutes: number }
                ? 'minutes'
                : P extends { readonly shares: number }
                  ? 'shares'
                  : never

/** A text that must have its placeholder in it, or does not compile. */
type Text<P> = [Placeholder<P>] extends [never] ? string : `${string}{${Placeholder<P>}}${string}`

/** The whole error catalogue in one language; a missing text does not compile. */
export interface CatalogueTexts {
  readonly refusals: { readonly [C in RefusalCodeOnWire]: Text<ParamsOf<C>> }
  readonly successes: Readonly<Record<SuccessCode, string>>
  /** Why one field is refused; stands under the field. */
  readonly fields: Readonly<Record<FieldReason, string>>
  readonly transport: {
    readonly http: `${string}{status}${string}`
    readonly timeout: string
    readonly network: string
    readonly contract: string
    readonly sessionEnded: string
    /** Beside a write whose outcome is not known. */
    readonly unknown: string
  }
}
