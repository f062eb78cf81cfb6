import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A day is of two digits at most, and has a gap beside it: in multiples of the height of a figure. */
const DAY_WIDTH = 1.8

/** Below it a figure cannot be read, whatever the size of the reader's text. */
const SMALLEST = '10px'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
/** How wide the longest word of the month's name is at most, in multiples of its height. */
export const wordVar = createVar()
export const month = style({ flex: 1, minWidth: 0, containerType: 'inline-size', textAlign: 'center' })
/** It breaks between words alone: a word that the room between the buttons does not hold is smaller. */
export const monthName = style({
  display: 'block',
  fontSize: `min(1em, 100cqi / ${wordVar})`,
  wordBreak: 'keep-all',
  overflowWrap: 'normal',
})
export const grid = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })
export const weekday = style({
  position: 'relative',
  height: vars.space.x8,
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'center',
})
export const cell = style({ padding: 0, textAlign: 'center', verticalAlign: 'top' })
export const day = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  containerType: 'inline-size',
  minHeight: vars.size.touch,
  padding: `${vars.space.x1} 0`,
  borderRadius: vars.radius.chip,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
  selectors: {
    '[data-marks=true] &': { minHeight: vars.size.control },
    '&:active': { background: vars.colour.sunken },
    '&[aria-current=date]': { color: vars.colour.accent, fontWeight: vars.fontWeight.bold },
    '&[aria-pressed=true]': {
      background: vars.colour.accentTint,
      boxShadow: `inset 0 0 0 ${vars.size.edge} ${vars.colour.accent}`,
      fontWeight: vars.fontWeight.strong,
    },
    '&[aria-disabled=true]': { color: vars.colour.textMuted, background: 'none', opacity: 0.6 },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[aria-pressed=true]': { border: `${vars.size.edge} solid Highlight` },
        '&[aria-disabled=true]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
})
/** No larger than leaves a gap to the days beside it. */
export const dayNumber = style({ fontSize: `min(1em, 100cqi / ${DAY_WIDTH})` })
/** How wide a day's mark is at most, in multiples of its height. */
export const lengthVar = createVar()
/** Rather smaller than cut; an ellipsis only where it could not be read. */
export const mark = style({
  width: '100%',
  minHeight: `calc(${vars.fontSize.caption} * 1.4)`,
  overflow: 'hidden',
  fontSize: `max(${SMALLEST}, min(${vars.fontSize.caption}, 100cqi / ${lengthVar}))`,
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: vars.colour.textSecondary,
  selectors: {
    '&[data-tone=up]': { color: vars.market.up },
    '&[data-tone=down]': { color: vars.market.down },
  },
})
