import type { ClosedWindow, Language } from '@onelot/domain'
import { type LimitedAction, type RefusalCodeOnWire, brieflyLimited } from '../envelope/codes.ts'
import type { WireRefusal } from '../envelope/envelope.ts'
import { paramKinds, refusalParams } from '../envelope/refusalParams.ts'
import { foreignText } from './foreignText.ts'
import {
  amountText,
  clockTextIn,
  instantTextIn,
  opensText,
  rangeText,
  spanTextIn,
  weekText,
  windowText,
} from './format.ts'

/** What a message's placeholders are filled with: finished texts, and a number where the message counts. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A refusal as a message of the namespace `refusals`, or a server's own text, as it is to be shown. */
export type RefusalMessage =
  | {
      readonly namespace: 'refusals'
      readonly key: `refusals.${RefusalCodeOnWire}`
      readonly values: MessageValues
    }
  | { readonly namespace: undefined; readonly text: string }

/**
 * The message of a refusal, with its amounts, windows and moments as the language writes them; a message outside the catalogue as it
 * came.
 * @param timeZone The reader's own by default.
 */
export function refusalMessage(refusal: WireRefusal, language: Language, timeZone?: string): RefusalMessage {
  if (refusal.code === undefined) return { namespace: undefined, text: foreignText(refusal.text, language) }
  return {
    namespace: 'refusals',
    key: `refusals.${refusal.code}`,
    values: valuesOf(refusal, language, timeZone),
  }
}

/** Params all of which may be missing: the code alone then makes the message. */
const optionalParams: readonly unknown[] = [paramKinds.none, paramKinds.limit, paramKinds.busy]

/** Whether the code alone makes the message: it needs no values. */
export const needsNoValues = (code: RefusalCodeOnWire): boolean =>
  optionalParams.includes(refusalParams[code])

/** When a limit ends: to the second where that is soon. */
const limitTextIn = (limited: LimitedAction, ...until: Parameters<typeof instantTextIn>): string =>
  brieflyLimited.some((one) => one === limited) ? clockTextIn(...until) : instantTextIn(...until)

/** When a window opens next, and its days and hours: all on its own clock, whose zone is said once, with the moment. */
export const closedWindowValues = (
  window: ClosedWindow,
  language: Language,
): Readonly<Record<'opensAt' | 'window', string>> => ({
  opensAt: opensText(window, language),
  window: weekText(window, language),
})

type CatalogueRefusal = Exclude<WireRefusal, { readonly code: undefined }>

function valuesOf(
  { params }: CatalogueRefusal,
  language: Language,
  timeZone: string | undefined,
): MessageValues {
  if ('amount' in params) return { amount: amountText(params.amount, params.currency, language) }
  if ('low' in params) {
    const [low, high] = [params.low, params.high].map((price) => amountText(price, params.currency, language))
    return { range: rangeText(low ?? '', high ?? '', language) }
  }
  if ('opensAt' in params) return closedWindowValues(params, language)
  if ('zone' in params) return { window: windowText(params, language) }
  if ('to' in params) return { window: spanTextIn(params, language, timeZone) }
  if ('from' in params) return { from: instantTextIn(params.from, language, timeZone) }
  if ('limited' in params) {
    const { limited, until } = params
    // The context chooses the text of what is limited.
    return limited === undefined || until === undefined
      ? {}
      : { context: limited, until: limitTextIn(limited, until, language, timeZone) }
  }
  if ('reason' in params) {
    const { reason, until } = params
    // Likewise of why none is answered, and of when that ends where it is known.
    if (reason === undefined) return {}
    return until === undefined
      ? { context: reason }
      : { context: `${reason}Until`, until: instantTextIn(until, language, timeZone) }
  }
  if ('until' in params && params.until !== undefined)
    return { until: instantTextIn(params.until, language, timeZone) }
  if ('count' in params) return { count: params.count }
  if ('days' in params) return { count: params.days }
  if ('minutes' in params) return { count: params.minutes }
  if ('shares' in params) return { count: params.shares }
  return {}
}
