import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

const clipped = {
  position: 'absolute',
  width: vars.size.hairline,
  height: vars.size.hairline,
  margin: `calc(-1 * ${vars.size.hairline})`,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const hidden = style(clipped)

/** Hidden until it has the keyboard focus. */
export const hiddenUntilFocused = style({
  selectors: { '&:not(:focus, :focus-within)': clipped },
})
