import { style } from '@vanilla-extract/css'

const clipped = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const hidden = style(clipped)

/** Out of sight until the keyboard reaches it. */
export const hiddenUntilFocused = style({
  selectors: { '&:not(:focus, :focus-within)': clipped },
})
