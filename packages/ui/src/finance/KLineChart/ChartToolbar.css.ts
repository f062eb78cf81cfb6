import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  paddingInline: vars.space.x3,
  '@media': { [media.narrow]: { columnGap: 0, paddingInline: vars.space.x1 } },
})

/** Text for screen readers scrolls with its button, and not with the page. */
export const scroll = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
export const periods = style({ display: 'flex', flex: '4 0 auto' })

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

export const period = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.chip,
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.small,
  whiteSpace: 'nowrap',
  selectors: {
    '&:has(:checked)': { color: vars.colour.accent, fontWeight: vars.fontWeight.strong },
    '&:has(:checked)::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space.x2,
      bottom: vars.space.x1,
      height: '2px',
      borderRadius: vars.radius.round,
      background: vars.colour.accent,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.colour.focus}`,
      outlineOffset: vars.size.focusInset,
    },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&:has(:checked)::after': { background: 'Highlight' } } },
  },
})

export const more = style({
  flex: '1 0 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.chip,
  color: vars.colour.textMuted,
  fontSize: vars.fontSize.small,
  whiteSpace: 'nowrap',
  selectors: {
    /** Inside, since a scrolling element cuts off what is outside of it. */
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
    '&[data-chosen=true]': { color: vars.colour.accent, fontWeight: vars.fontWeight.strong },
  },
})

/** Only its arrow shows where the row is full. */
export const moreName = style({
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      width: vars.size.hairline,
      height: vars.size.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const settings = style({ display: 'grid', gap: vars.space.x6 })
export const group = style({ display: 'grid', gap: vars.space.x1 })
export const groupName = style({ color: vars.colour.textMuted, fontSize: vars.fontSize.small })
export const jump = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.x3 })
export const jumpDate = style({ flex: '1 1 auto', minWidth: 0 })
