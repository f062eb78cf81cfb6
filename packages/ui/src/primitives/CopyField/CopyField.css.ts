import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const copyFieldLooks = ['tile', 'row'] as const

/** The button is under the text where both do not fit on a line. */
export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x3}`,
  minHeight: vars.size.row,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  selectors: {
    '&[data-look=tile]': { borderRadius: vars.radius.control, background: vars.colour.sunken },
    '&[data-look=row]': { paddingInline: 0 },
    '&[data-look=row] + &[data-look=row]': {
      borderTop: `${vars.size.hairline} solid ${vars.colour.hairline}`,
    },
  },
  '@media': { [media.forcedColours]: { border: `${vars.size.hairline} solid` } },
})
export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 8rem', minWidth: 0 })
/** A touch selects all of it, to be copied by hand. Never cut: each character counts. */
export const value = style({
  color: vars.colour.text,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
