import { media, vars } from '@onelot/ui/tokens'
import { createVar, style } from '@vanilla-extract/css'

/** Parts of the height, in percent. */
export const heightVar = createVar()

export const chart = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const plot = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.size.edge,
  height: `calc(4 * ${vars.space.x8})`,
  // Time and prices rise to the right in every language.
  direction: 'ltr',
})
export const bar = style({
  flex: '1 1 0',
  minWidth: 0,
  height: heightVar,
  minHeight: vars.size.edge,
  borderStartStartRadius: vars.size.edge,
  borderStartEndRadius: vars.size.edge,
  background: vars.colour.control,
  selectors: {
    '&[data-won]': { background: vars.colour.accent },
    '&[data-own]': { background: vars.colour.text },
  },
  '@media': {
    [media.forcedColours]: {
      background: 'GrayText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-won]': { background: 'Highlight' }, '&[data-own]': { background: 'CanvasText' } },
    },
  },
})
export const offered = style({
  position: 'absolute',
  insetInline: 0,
  bottom: heightVar,
  borderBlockStart: `${vars.size.edge} dashed ${vars.colour.text}`,
})
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  direction: 'ltr',
})
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.x1} ${vars.space.x4}` })
export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 })
export const mark = style([
  bar,
  { flex: 'none', width: vars.space.x3, height: vars.space.x3, borderRadius: vars.size.edge },
])
export const lineMark = style({
  width: vars.space.x3,
  borderBlockStart: `${vars.size.edge} dashed ${vars.colour.text}`,
})
