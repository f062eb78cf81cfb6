import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** 15 on lines of 24, no longer than some 70 letters or 36 characters of Korean or Chinese. */
export const prose = style({
  maxWidth: '36em',
  color: vars.colour.text,
  fontSize: vars.fontSize.body,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
})
/** As it is on a page whose own elements have margins, too. */
globalStyle(`${prose} > *`, { margin: 0, marginTop: vars.space.x4 })
globalStyle(`${prose} > :first-child`, { marginTop: 0 })
globalStyle(`${prose} :is(h2, h3)`, {
  marginTop: vars.space.x6,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.normal,
})
globalStyle(`${prose} > :is(h2, h3) + *`, { marginTop: vars.space.x2 })
globalStyle(`${prose} > :is(h2, h3):first-child`, { marginTop: 0 })
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: '1.5em' })
globalStyle(`${prose} ul`, { listStyle: 'disc' })
globalStyle(`${prose} ol`, { listStyle: 'decimal' })
globalStyle(`${prose} li + li`, { marginTop: vars.space.x1 })
globalStyle(`${prose} li::marker`, { color: vars.colour.textMuted })
globalStyle(`${prose} dt`, { fontWeight: vars.fontWeight.strong })
globalStyle(`${prose} dd`, { margin: 0, color: vars.colour.textSecondary })
globalStyle(`${prose} dd + dt`, { marginTop: vars.space.x3 })
globalStyle(`${prose} a`, { color: vars.colour.accent })
globalStyle(`${prose} time`, { color: vars.colour.textSecondary, fontSize: vars.fontSize.small })
export const date = style({ color: vars.colour.textSecondary, fontSize: vars.fontSize.small })
