import { type ApiClient, createClient } from '@onelot/api-client'
import { accountId } from '@onelot/domain'
import type { BrowserBroker } from '@onelot/mock-api/browser'
import { type Ports, type ScreenName, ScreensProvider, addBundles, createI18n } from '@onelot/screens'
import { screenNamed } from '@onelot/screens/definitions'
import { bundle } from '@onelot/screens/i18n/en'
import { ThemeProvider, ToastProvider } from '@onelot/ui'
import { throwOnMissing } from '@onelot/ui/i18n'
import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { idlePorts } from './idlePorts.ts'
import { recordNavigation } from './navigation.tsx'

const nothing = () => undefined

export interface ShownScreen {
  root: Root
  broker: BrowserBroker
  name: ScreenName
  screen: ReactNode
  /** How calls reach the broker. @defaultValue at once */
  send?: (request: Request) => Promise<Response>
  reload?: () => void
}

/** Draws one screen as the app does, its broker in the page. Returns its client. */
export async function showScreen(shown: ShownScreen): Promise<ApiClient> {
  const { root, broker, name, screen, send = broker.fetch, reload = nothing } = shown
  const i18n = createI18n(throwOnMissing)
  addBundles(i18n, 'en', { ...bundle, ...(await screenNamed(name).messages.en()) })
  const { session } = broker
  const current = session && { token: session.token, account: accountId(session.account) }
  const client = createClient({
    origin: location.origin,
    fetch: (input, init) => send(new Request(input, init)),
    session: () => current,
    onSessionEnded: nothing,
    readCookie: nothing,
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
  })
  const ports: Ports = {
    ...idlePorts,
    client,
    session: { ...idlePorts.session, current },
    navigation: recordNavigation(),
    reload,
    i18n,
    now: () => broker.broker.services.clock.now(),
  }
  root.render(
    <ThemeProvider
      theme="light"
      marketColours="kr"
      textSize="normal"
      language="en"
      i18n={i18n}
      hideAmounts={false}
    >
      <ToastProvider>
        <ScreensProvider {...ports}>{screen}</ScreensProvider>
      </ToastProvider>
    </ThemeProvider>,
  )
  return client
}
