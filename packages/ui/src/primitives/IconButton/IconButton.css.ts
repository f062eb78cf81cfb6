import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const iconButtonVariants = ['plain', 'tonal'] as const

export const iconButton = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.size.touch,
    height: vars.size.touch,
    borderRadius: vars.radius.control,
    color: vars.colour.text,
    selectors: {
      '&:active': { background: vars.colour.sunken },
      '&:disabled, &[aria-disabled=true]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
      '&[aria-pressed=true]': { color: vars.colour.accent },
    },
    '@media': {
      [media.print]: { display: 'none' },
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-disabled=true])': { background: vars.colour.sunken } },
      },
    },
  },
  variants: {
    variant: {
      plain: {},
      tonal: {
        background: vars.colour.sunken,
        selectors: { '&:active': { background: vars.colour.quietFill } },
      },
    },
  },
})
