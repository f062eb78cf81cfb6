import { createGlobalTheme, fallbackVar, globalStyle } from '@vanilla-extract/css'
import { marketColourConventions, textScale, textSizes, themes } from './axes.ts'
import { brandVars } from './brand.css.ts'
import { type Colours, colours, marketPalette } from './palette.ts'
import { sectorVars } from './sectorColours.ts'
import { faces } from './values.ts'
import { vars } from './vars.css.ts'

/** As CSS writes it: a name of several words is quoted. */
const familyOf = (stack: readonly string[]): string =>
  stack.map((face) => (face.includes(' ') ? `'${face}'` : face)).join(', ')

const stacks = { ':root': faces.latin, ':root:lang(ko)': faces.latin, ':root:lang(zh)': faces.taiwanese }

for (const [selector, stack] of Object.entries(stacks))
  createGlobalTheme(selector, vars.font, { sans: familyOf(stack) })

/** A broker's own accent in place of a theme's. */
const branded = (own: Colours): Colours => ({
  ...own,
  accent: fallbackVar(brandVars.accent, own.accent),
  accentTint: fallbackVar(brandVars.accentTint, own.accentTint),
  onAccent: fallbackVar(brandVars.onAccent, own.onAccent),
  accentOnInk: fallbackVar(brandVars.accentOnInk, own.accentOnInk),
  focus: fallbackVar(brandVars.focus, own.focus),
})

/** Until a provider has set them: light, Korean colours, normal text, no keyboard. */
createGlobalTheme(':root', vars.colour, branded(colours.light))
createGlobalTheme(':root', vars.market, marketPalette('light', 'kr'))
createGlobalTheme(':root', vars.sectorInk, sectorVars('light').sectorInk)
createGlobalTheme(':root', vars.sectorTint, sectorVars('light').sectorTint)
globalStyle(':root', {
  colorScheme: 'light',
  vars: { [vars.textScale]: textScale.normal, [vars.keyboard]: '0px' },
})

for (const theme of themes) {
  createGlobalTheme(`:root[data-theme='${theme}']`, vars.colour, branded(colours[theme]))
  createGlobalTheme(`:root[data-theme='${theme}']`, vars.sectorInk, sectorVars(theme).sectorInk)
  createGlobalTheme(`:root[data-theme='${theme}']`, vars.sectorTint, sectorVars(theme).sectorTint)
  globalStyle(`:root[data-theme='${theme}']`, { colorScheme: theme })
  for (const convention of marketColourConventions) {
    createGlobalTheme(
      `:root[data-theme='${theme}'][data-market-colours='${convention}']`,
      vars.market,
      marketPalette(theme, convention),
    )
  }
}

for (const size of textSizes) {
  globalStyle(`:root[data-text-size='${size}']`, { vars: { [vars.textScale]: textScale[size] } })
}
