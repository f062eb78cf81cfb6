import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const buttonVariants = ['primary', 'secondary', 'quiet', 'up', 'down'] as const
export const buttonSizes = ['normal', 'small'] as const

const pressedFill = { filter: 'brightness(0.9)' }
/** Under a mouse; a finger hovers over nothing. */
const hover = (style: { background?: string; filter?: string }) => ({
  [media.hover]: { selectors: { '&[data-state=ready]:hover': style } },
})

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    borderRadius: vars.radius.control,
    overflow: 'clip',
    overflowWrap: 'anywhere',
    fontWeight: vars.fontWeight.strong,
    lineHeight: vars.lineHeight.tight,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&[data-state=disabled]': {
        background: vars.colour.disabled,
        color: vars.colour.onDisabled,
        filter: 'none',
        cursor: 'not-allowed',
      },
      '&[data-state=loading]': { cursor: 'progress' },
    },
    '@media': {
      [media.print]: { display: 'none' },
      [media.forcedColours]: {
        border: `${vars.size.hairline} solid ButtonText`,
        selectors: { '&[data-state=disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.colour.ink,
        color: vars.colour.onInk,
        selectors: { '&:active': { background: vars.colour.inkPressed } },
        '@media': hover({ background: vars.colour.inkPressed }),
      },
      secondary: {
        background: vars.colour.quietFill,
        color: vars.colour.text,
        selectors: { '&:active': { background: vars.colour.quietFillPressed } },
        '@media': hover({ background: vars.colour.quietFillPressed }),
      },
      quiet: {
        color: vars.colour.accent,
        selectors: {
          '&:active': { background: vars.colour.accentTint },
          '&[data-state=disabled]': { background: 'none' },
        },
        '@media': hover({ background: vars.colour.accentTint }),
      },
      up: {
        background: vars.market.upFill,
        color: vars.market.onUpFill,
        selectors: { '&:active': pressedFill },
        '@media': hover(pressedFill),
      },
      down: {
        background: vars.market.downFill,
        color: vars.market.onDownFill,
        selectors: { '&:active': pressedFill },
        '@media': hover(pressedFill),
      },
    },
    size: {
      normal: {
        minHeight: vars.size.control,
        padding: `${vars.space.x2} ${vars.space.x5}`,
        fontSize: vars.fontSize.lead,
      },
      small: {
        minHeight: vars.size.touch,
        padding: `${vars.space.x2} ${vars.space.x4}`,
        fontSize: vars.fontSize.body,
      },
    },
    block: {
      true: {
        display: 'flex',
        width: '100%',
        flex: '1 1 0',
        '@media': { [media.print]: { display: 'none' } },
      },
    },
  },
})

const wait = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } })

/** Fills once while the answer is awaited, over as long as a request may take; nothing loops. */
export const progress = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: vars.space.x1,
  background: 'currentColor',
  opacity: 0.6,
  // oxlint-disable-next-line onelot/logical -- the other side is set below
  transformOrigin: 'left',
  animation: `${wait} ${vars.motion.wait} ${vars.motion.easeOut} both`,
  // oxlint-disable-next-line onelot/logical -- an origin has no logical start
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColours]: { background: 'Highlight' },
  },
})
