import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const session = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 })
/** As high as a finger needs, around a tag. */
export const practice = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  borderRadius: vars.radius.chip,
  whiteSpace: 'nowrap',
})
/** Under the header, over everything; the browser's own popover, so that no screen carries a dialog for a sentence. */
export const explanation = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  insetBlock: `calc(${vars.safeArea.top} + ${vars.size.navBar} + ${vars.space.x2}) auto`,
  insetInline: vars.space.page,
  width: 'auto',
  maxWidth: '24rem',
  margin: 0,
  marginInline: 'auto',
  padding: vars.space.x5,
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.colour.raised,
  color: vars.colour.text,
  boxShadow: vars.shadow.raised,
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid` } },
})
export const dot = style({
  flexShrink: 0,
  width: vars.space.x2,
  height: vars.space.x2,
  borderRadius: vars.radius.round,
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid CanvasText` } },
})
/** Filled while orders are accepted, hollow when not: never by colour alone, and never in a market's colour. */
export const phase = styleVariants({
  regular: {
    background: vars.colour.accent,
    '@media': { [media.forcedColours]: { background: 'Highlight' } },
  },
  pre: { background: vars.colour.control },
  after: { background: vars.colour.control },
  closed: { boxShadow: `inset 0 0 0 ${vars.size.edge} ${vars.colour.control}` },
})
