import { instant } from '@onelot/domain'
import { type Ports, ScreensProvider, addBundles, createI18n } from '@onelot/screens'
import { screenNamed } from '@onelot/screens/definitions'
import { bundle } from '@onelot/screens/i18n/en'
import { MarketScreen } from '@onelot/screens/market/market'
import { type LinkProps, ThemeProvider, ToastProvider } from '@onelot/ui'
import { createRoot } from 'react-dom/client'
import { idlePorts } from '../../../.storybook/idlePorts.ts'
import { createBenchClient } from './client.ts'

const nothing = () => undefined
const i18n = createI18n()
addBundles(i18n, 'en', { ...bundle, ...(await screenNamed('market').messages.en()) })

const ports: Ports = {
  ...idlePorts,
  client: createBenchClient(),
  navigation: {
    go: nothing,
    replace: nothing,
    back: nothing,
    openLayer: () => nothing,
    href: ({ to }) => `#${to}`,
    titleOf: (name) => screenNamed(name).title,
    Link: ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>,
  },
  i18n,
  now: () => instant(Date.now()),
}

/** The market as the app shows it. */
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ThemeProvider
    theme="light"
    marketColours="kr"
    textSize="normal"
    language="en"
    i18n={i18n}
    hideAmounts={false}
  >
    <ToastProvider>
      <ScreensProvider ports={ports}>
        <MarketScreen />
      </ScreensProvider>
    </ToastProvider>
  </ThemeProvider>,
)
