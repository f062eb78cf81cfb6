import { media, vars } from '@onelot/ui/tokens'
import { createVar, style } from '@vanilla-extract/css'
import { monospace } from '../monospace.ts'

export const page = style({
  maxWidth: '70rem',
  marginInline: 'auto',
  padding: `${vars.space.x6} ${vars.space.page} ${vars.space.x8}`,
})

export const code = style({
  fontFamily: monospace,
  overflowWrap: 'anywhere',
})
export const command = style([
  code,
  {
    padding: vars.space.x4,
    borderRadius: vars.radius.control,
    background: vars.colour.sunken,
    color: vars.colour.text,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.relaxed,
    whiteSpace: 'pre-wrap',
  },
])

/** A field for a file takes a press and a drop anywhere on it: it lies over what says so. */
export const chooser = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x8,
  border: `2px dashed ${vars.colour.control}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  color: vars.colour.textSecondary,
  selectors: {
    '&:hover': { background: vars.colour.surface },
    '&:focus-within': { outline: `${vars.size.focusRing} solid ${vars.colour.focus}` },
  },
})
export const file = style({
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  width: '100%',
  padding: 0,
  opacity: 0,
  cursor: 'pointer',
})
export const again = style([
  chooser,
  {
    flexDirection: 'row',
    maxWidth: '100%',
    minHeight: vars.size.touch,
    padding: `${vars.space.none} ${vars.space.x4}`,
    borderWidth: vars.size.edge,
    borderStyle: 'solid',
    borderRadius: vars.radius.control,
    color: vars.colour.text,
  },
])

export const wrong = style({
  display: 'flex',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.control,
  background: vars.colour.errorTint,
  color: vars.colour.error,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.x4,
})

export const inkVar = createVar()
/** The picture and the word of a colour. */
export const ink = style({ color: inkVar })
export const word = style([
  ink,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    flexShrink: 0,
    fontWeight: vars.fontWeight.strong,
    fontSize: vars.fontSize.small,
  },
])

/** Three beside each other, where a phone has room for their words. */
export const tiles = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
})
export const tile = style({
  display: 'grid',
  gap: vars.space.x1,
  padding: vars.space.x4,
  border: `${vars.size.edge} solid transparent`,
  borderRadius: vars.radius.card,
  background: vars.colour.surface,
  color: vars.colour.text,
  textAlign: 'start',
  selectors: {
    '&[aria-pressed=true]': { borderColor: vars.colour.accent },
    '&:disabled': { color: vars.colour.textMuted },
  },
  '@media': {
    [media.hover]: { selectors: { '&:not(:disabled):hover': { borderColor: vars.colour.control } } },
  },
})
export const tileHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
})

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.x4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
})
export const card = style({
  minWidth: 0,
  paddingBlock: vars.space.x4,
  borderRadius: vars.radius.card,
  background: vars.colour.surface,
})
export const cardTitle = style({ padding: `${vars.space.none} ${vars.space.x5} ${vars.space.x2}` })
export const rows = style({ listStyle: 'none' })
export const row = style({
  selectors: { '& + &': { borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` } },
})

export const group = style([
  row,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.x4,
    padding: `${vars.space.x3} ${vars.space.x5}`,
  },
])

export const fold = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.row,
  padding: `${vars.space.x2} ${vars.space.x5}`,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: vars.size.focusInset },
  },
})
export const chevron = style({
  flexShrink: 0,
  color: vars.colour.textMuted,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})
export const name = style({ display: 'grid', flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })
export const folded = style({
  display: 'grid',
  gap: vars.space.x5,
  padding: `${vars.space.x2} ${vars.space.x5} ${vars.space.x5}`,
})
export const plain = style([rows, { display: 'grid', gap: vars.space.x4 }])
export const failure = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `${vars.size.focusRing} solid ${vars.colour.error}`,
  overflowWrap: 'anywhere',
})
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, max-content) minmax(0, 1fr)',
  gap: `${vars.space.x1} ${vars.space.x3}`,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.touch,
  color: vars.colour.accent,
  fontWeight: vars.fontWeight.strong,
})
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  padding: `${vars.space.x1} ${vars.space.page}`,
  background: vars.colour.sunken,
})
