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
