import { type HoldingKind, type UiTranslate, holdingKinds } from '@onelot/ui'
import { messagePattern } from './messagePattern.ts'

/** The whole of a message however a position is held, where a play does not know that, with any values: `byHolding((kind, value) => …)`. */
export const byHolding = (write: (kind: HoldingKind, value: string) => string): RegExp =>
  new RegExp(
    `^(?:${holdingKinds.map((kind) => messagePattern((value) => write(kind, value)).source).join('|')})$`,
  )

/** The button that closes a position: Sell, Buy back or Close. */
export const closeName = (ui: UiTranslate): RegExp => byHolding((kind) => ui(`finance.holding.${kind}.close`))
