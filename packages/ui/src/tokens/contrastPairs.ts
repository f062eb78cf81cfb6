import type { Colours, MarketPalette } from './palette.ts'

type Name = keyof Colours
type Pair = readonly [on: Name, ground: Name]

/**
 * What WCAG 2.2 requires of text, and of the edge or the fill of a control. It asks nothing of what is disabled: in the dark, where all
 * grounds are near black, a fill under the last ratio is not seen.
 */
export const LEAST_CONTRAST = { text: 4.5, control: 3, disabled: 1.3 } as const

export const grounds = ['ground', 'surface', 'raised', 'sunken'] as const satisfies readonly Name[]
/** Where edges of fields and filled buttons lie; a well holds no button. */
export const buttonGrounds = ['ground', 'surface', 'raised'] as const satisfies readonly Name[]
/** Read on every ground. */
export const texts = [
  'text',
  'textSecondary',
  'textMuted',
  'accent',
  'error',
] as const satisfies readonly Name[]
/** Seen on every ground. */
export const controls = ['control', 'focus', 'ink', 'accent'] as const satisfies readonly Name[]
/** Text on its fill or tint. */
export const fills = [
  ['onInk', 'ink'],
  ['onInk', 'inkPressed'],
  ['accentOnInk', 'ink'],
  ['text', 'quietFill'],
  ['text', 'selected'],
  ['text', 'quietFillPressed'],
  ['onAccent', 'accent'],
  ['accent', 'accentTint'],
  ['text', 'accentTint'],
  ['error', 'errorTint'],
  ['text', 'errorTint'],
  ['onDisabled', 'disabled'],
  ['onToast', 'toast'],
] as const satisfies readonly Pair[]
/** The text of Buy and Sell on their buttons. */
export const marketFills = [
  ['onUpFill', 'upFill'],
  ['onDownFill', 'downFill'],
] as const satisfies readonly (readonly [keyof MarketPalette, keyof MarketPalette])[]
