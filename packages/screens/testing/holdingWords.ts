import { type HoldingKind, type UiTranslate, holdingKinds } from '@onelot/ui'
import { messagePattern } from './messagePattern.ts'

function anyOf<Kind extends string>(
  kinds: readonly Kind[],
  write: (kind: Kind, value: string) => string,
): RegExp {
  return new RegExp(
    `^(?:${kinds.map((kind) => messagePattern((value) => write(kind, value)).source).join('|')})$`,
  )
}

/** The whole of a message however a position is held, where a play does not know that, with any values: `byHolding((kind, value) => …)`. */
export const byHolding = (write: (kind: HoldingKind, value: string) => string): RegExp =>
  anyOf(holdingKinds, write)

/** The title of the sheet that asks how much of a position to close. */
export const closeTitle = (ui: UiTranslate): RegExp => byHolding((kind) => ui(`finance.close.title.${kind}`))

/** The button that closes one position or several: Sell, Buy back or Close. */
export const closeName = (ui: UiTranslate): RegExp =>
  anyOf([...holdingKinds, 'mixed'], (kind) => ui(`finance.holding.${kind}.close`))
