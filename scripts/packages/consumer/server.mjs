// Draws a widget in plain Node: nothing here compiles, bundles or handles a stylesheet.
import { decimal, defaultMarkets } from '@onelot/domain'
import { PriceText, ThemeProvider } from '@onelot/ui'
import { createUiI18n } from '@onelot/ui/i18n'
import { tw } from '@onelot/ui/locales/tw'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const theme = {
  theme: 'light',
  marketColours: 'tw',
  textSize: 'normal',
  language: 'tw',
  i18n: createUiI18n('tw', { ui: tw }),
  hideAmounts: false,
}
const price = createElement(PriceText, {
  price: decimal('185.5'),
  scale: defaultMarkets.TWSE,
  stale: true,
})
process.stdout.write(renderToString(createElement(ThemeProvider, theme, price)))
