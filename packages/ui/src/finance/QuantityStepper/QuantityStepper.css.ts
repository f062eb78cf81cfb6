import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** Doubled selectors win over those of the field, in whatever order the sheets are loaded. */
export const stepper = style({ selectors: { '&&': { paddingInline: vars.space.x1 } } })
export const count = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  selectors: { '&&': { flex: '1 0 7ch' } },
})
