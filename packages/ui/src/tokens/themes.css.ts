import { createGlobalTheme, fallbackVar, globalStyle } from '@vanilla-extract/css'
import { marketColourConventions, textScale, textSizes, themes } from './axes.ts'
import { brandVars } from './brand.css.ts'
import { type Colours, colours, marketPalette } from './palette.ts'
import { sectorVars } from './sectorColours.ts'
import { vars } from './vars.css.ts'

const latin = "-apple-system, BlinkMacSystemFont, 'SF Pro Text', Roboto, 'Segoe UI', 'Noto Sans'"
const korean = "'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic'"
const taiwanese = "'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei'"

/** The faces of a language first, those of the others behind them: names of issuers come in all three. */
const stacks = {
  ':root': [latin, korean, taiwanese],
  ':root:lang(ko)': [latin, korean, taiwanese],
  ':root:lang(zh)': [latin, taiwanese, korean],
}

for (const [selector, faces] of Object.entries(stacks)) {
  createGlobalTheme(selector, vars.font, { sans: [...faces, 'sans-serif'].join(', ') })
}

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
