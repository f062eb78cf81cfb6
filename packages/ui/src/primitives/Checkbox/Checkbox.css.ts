import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 })
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x1,
  minHeight: vars.size.touch,
})
/** A touch target of 44 px around a box of 22. */
export const target = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.touch,
  height: vars.size.touch,
  marginInlineStart: `calc(-1 * ${vars.space.x3})`,
})
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.icon,
  height: vars.size.icon,
  borderRadius: vars.radius.chip,
  border: `${vars.size.edge} solid ${vars.colour.control}`,
  background: vars.colour.surface,
  color: 'transparent',
  pointerEvents: 'none',
  selectors: {
    'input:checked + &': {
      background: vars.colour.accent,
      borderColor: vars.colour.accent,
      color: vars.colour.onAccent,
    },
    'input[aria-invalid=true] + &': { borderColor: vars.colour.error },
    'input:focus-visible + &': {
      outline: `${vars.size.focusRing} solid ${vars.colour.focus}`,
      outlineOffset: vars.size.focusRing,
    },
    'input:disabled + &': { background: vars.colour.disabled, borderColor: vars.colour.disabled },
    'input:disabled:checked + &': { color: vars.colour.onDisabled },
  },
  '@media': {
    [media.forcedColours]: {
      color: 'Canvas',
      selectors: {
        'input:checked + &': { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' },
        'input:focus-visible + &': { outlineColor: 'Highlight' },
        'input:disabled + &': { background: 'Canvas', borderColor: 'GrayText' },
        'input:disabled:checked + &': { color: 'GrayText' },
      },
    },
  },
})
export const words = style({
  paddingBlock: `calc((${vars.size.touch} - 1.4em) / 2)`,
  selectors: { [`${row}:has(:disabled) > &`]: { color: vars.colour.textMuted } },
})
