import { createVar, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const digitVar = createVar()

export const number = style({
  display: 'inline-flex',
  direction: 'ltr',
  flexWrap: 'wrap',
  whiteSpace: 'pre',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
})
/** A window one line high on a column of the ten digits, which are in the style so that no screen reader reads them. */
export const column = style({
  display: 'inline-block',
  height: '1lh',
  overflow: 'clip',
  '::before': {
    content: '"0\\A 1\\A 2\\A 3\\A 4\\A 5\\A 6\\A 7\\A 8\\A 9"',
    display: 'block',
    whiteSpace: 'pre',
    transform: `translateY(calc(-1lh * ${digitVar}))`,
    transition: `transform ${vars.motion.swipe} ${vars.motion.easeOut}`,
  },
  '@media': { [media.reducedMotion]: { '::before': { transition: 'none' } } },
})
