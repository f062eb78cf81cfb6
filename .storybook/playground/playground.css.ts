import { media, vars } from '@onelot/ui/tokens'
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { monospace } from '../monospace.ts'

/** As high as the page, so that code and frames scroll by themselves. */
export const page = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateRows: 'auto auto minmax(32rem, 1fr)',
  boxSizing: 'border-box',
  minHeight: '100dvh',
  padding: `${vars.space.x6} ${vars.space.page}`,
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 })

/** Segments are as wide as each other: as wide as the longest needs. */
export const axes = style({ width: 'min(100%, 26rem)' })

export const columns = style({
  display: 'grid',
  gap: vars.space.x5,
  minWidth: 0,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(20rem, 1fr) minmax(0, 2fr)' } },
})

export const editor = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.x2,
  minHeight: '16rem',
})
export const code = style({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '16rem',
  padding: vars.space.x4,
  border: `${vars.size.edge} solid ${vars.colour.control}`,
  borderRadius: vars.radius.control,
  background: vars.colour.surface,
  color: vars.colour.text,
  fontFamily: monospace,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.relaxed,
  tabSize: 2,
  whiteSpace: 'pre',
  overflow: 'auto',
  resize: 'vertical',
})

export const scroller = style({ minWidth: 0, overflowX: 'auto' })
export const frames = style({
  display: 'flex',
  gap: vars.space.x4,
  paddingBlockEnd: vars.space.x2,
})
export const frame = style({ display: 'grid', gap: vars.space.x2, alignContent: 'start', flex: 'none' })
export const widthVar = createVar()
export const screen = style({
  display: 'block',
  boxSizing: 'content-box',
  width: widthVar,
  height: '44rem',
  border: `${vars.size.edge} solid ${vars.colour.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.colour.ground,
})

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.control,
  background: vars.colour.sunken,
})
export const brought = style({
  flex: '1 0 100%',
  boxSizing: 'border-box',
  maxHeight: '16rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: monospace,
  fontSize: vars.fontSize.small,
})
export const wrong = style({
  padding: vars.space.x3,
  borderRadius: vars.radius.control,
  background: vars.colour.errorTint,
  overflowWrap: 'anywhere',
})
globalStyle(`${wrong} p`, { whiteSpace: 'pre-wrap' })

/** What is drawn has the page's margin, as a screen has. */
export const drawn = style({ padding: vars.space.page })
