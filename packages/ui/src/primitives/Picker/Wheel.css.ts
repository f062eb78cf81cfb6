import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const row = vars.size.touch
const fade = `linear-gradient(transparent, black 40%, black 60%, transparent)`

export const wheels = style({ position: 'relative', display: 'flex', gap: vars.space.x1 })
/** The row of the choice, one band across all wheels. */
export const band = style({
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  height: row,
  transform: 'translateY(-50%)',
  borderRadius: vars.radius.chip,
  background: vars.colour.sunken,
  pointerEvents: 'none',
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid Highlight` } },
})
/** Five rows high, with two rows of room before the first and after the last. */
export const wheel = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  height: `calc(5 * ${row})`,
  paddingBlock: `calc(2 * ${row})`,
  overflowY: 'scroll',
  overscrollBehavior: 'contain',
  scrollSnapType: 'y mandatory',
  scrollbarWidth: 'none',
  touchAction: 'pan-y',
  maskImage: fade,
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-drawn=true]': { scrollSnapType: 'none' },
    '&:focus-visible': {
      outlineOffset: vars.size.focusInset,
      borderRadius: vars.radius.chip,
      maskImage: 'none',
    },
  },
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: row,
  paddingInline: vars.space.x1,
  scrollSnapAlign: 'center',
  color: vars.colour.textSecondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '&[aria-selected=true]': { color: vars.colour.text, fontWeight: vars.fontWeight.strong },
    '&[aria-disabled=true]': {
      color: vars.colour.textMuted,
      textDecoration: 'line-through',
      scrollSnapAlign: 'none',
    },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
  },
})
export const label = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: vars.lineHeight.normal,
})
export const empty = style({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: `calc(5 * ${row})`,
  color: vars.colour.textMuted,
})
