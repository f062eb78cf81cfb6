import { assignVars, globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { colours, marketPalette } from './palette.ts'
import { vars } from './vars.css.ts'

const black = '#000000'
const grey = '#33363F'
const white = '#FFFFFF'

/** On paper a direction is only its sign. */
const inBlack = {
  ...marketPalette('light', 'kr'),
  up: black,
  upTint: white,
  down: black,
  downTint: white,
  flat: black,
  flatTint: white,
}

/** Black on white, whatever theme and market colours the reader has chosen. */
globalStyle(':root:root[data-theme][data-market-colours]', {
  '@media': {
    [media.print]: {
      colorScheme: 'light',
      vars: {
        ...assignVars(vars.colour, {
          ...colours.light,
          ground: white,
          surround: white,
          sunken: white,
          text: black,
          textSecondary: grey,
          textMuted: grey,
          hairline: '#9A9EA8',
          accent: black,
        }),
        ...assignVars(vars.market, inBlack),
      },
    },
  },
})

/** A rule of a page has descriptors that a rule of an element has not. */
const sheet = { size: 'A4', margin: '16mm' } as const
globalStyle('@page', sheet)
/** About ten points, and larger where the reader has chosen larger text. */
globalStyle('html', { '@media': { [media.print]: { fontSize: `calc(84% * ${vars.textScale})` } } })
globalStyle('body', { '@media': { [media.print]: { minHeight: 0 } } })
globalStyle('h1, h2, h3, h4', { '@media': { [media.print]: { breakAfter: 'avoid' } } })
globalStyle('li, tr, dl > div', { '@media': { [media.print]: { breakInside: 'avoid' } } })
