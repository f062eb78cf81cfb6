import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const list = style({
  background: vars.colour.surface,
  borderRadius: vars.radius.card,
  paddingInline: vars.space.x4,
})
export const item = style({
  selectors: {
    '& + &': { borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}` },
  },
})
export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.x3}`,
  width: '100%',
  minHeight: vars.size.touch,
  paddingInline: 0,
  paddingBlock: vars.space.x1,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
})
/** At the end of the line, on one of its own where the text is large. */
export const given = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: vars.space.x3,
  minWidth: 0,
  maxWidth: '100%',
})
export const value = style({
  flex: '1 1 auto',
  minWidth: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
export const icon = style({ display: 'inline-flex', color: vars.colour.textMuted })
