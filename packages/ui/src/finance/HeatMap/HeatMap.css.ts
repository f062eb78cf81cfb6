import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { changeGrounds } from '../../tokens/changeGrounds.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A tile's edges, as percentages of the box. */
export const leftVar = createVar()
export const topVar = createVar()
export const widthVar = createVar()
export const heightVar = createVar()

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })
/** As high as a phone has room for, and growing with the text. */
export const map = style({ position: 'relative', width: '100%', height: '27.5rem' })
export const place = style({
  position: 'absolute',
  insetInlineStart: leftVar,
  top: topVar,
  width: widthVar,
  height: heightVar,
  padding: vars.size.hairline,
})
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  padding: vars.space.x1,
  borderRadius: vars.radius.chip,
  color: vars.colour.text,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
  containerType: 'inline-size',
  overflow: 'hidden',
  '@media': { [media.narrow]: { paddingInline: 0 } },
  selectors: { '&:focus-visible': { outlineOffset: vars.size.focusInset } },
})
export const tone = styleVariants(changeGrounds)
/** As large as text is anywhere; a name that is too long ends in an ellipsis, for the table below has it whole. */
export const name = style({
  maxWidth: '100%',
  overflow: 'hidden',
  lineHeight: vars.lineHeight.normal,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const rate = style({
  fontSize: 'min(1em, 20cqi)',
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
/** Six columns fit on a narrow phone. */
export const table = style({ '@media': { [media.narrow]: { fontSize: vars.fontSize.caption } } })
globalStyle(`${table} td, ${table} th`, {
  '@media': { [media.narrow]: { minWidth: 0, paddingInlineStart: vars.space.x1 } },
})
globalStyle(`${table} :is(td, th):first-child`, { '@media': { [media.narrow]: { paddingInlineStart: 0 } } })
export const whole = style({ '@media': { [media.narrow]: { display: 'none' } } })
export const brief = style({ display: 'none', '@media': { [media.narrow]: { display: 'inline' } } })
export const nameButton = style({
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  color: vars.colour.text,
  textAlign: 'start',
})
