import { createClient } from '@onelot/api-client'
import { instant } from '@onelot/domain'
import { type Navigation, type Ports, ScreensProvider } from '@onelot/screens'
import { pack } from '@onelot/screens/i18n/kor'
import type { LinkProps } from '@onelot/ui'
import type { ReactNode } from 'react'

const nothing = () => undefined

const Link = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>
const navigation: Navigation = {
  go: nothing,
  replace: nothing,
  back: nothing,
  href: ({ to }) => `#/${to}`,
  Link,
}

const ports: Ports = {
  client: createClient({
    origin: '',
    fetch: (input, init) => fetch(input, init),
    session: nothing,
    onSessionEnded: nothing,
    readCookie: nothing,
    newKey: () => crypto.randomUUID(),
    now: Date.now,
  }),
  session: { current: undefined, ended: undefined, start: nothing, end: nothing },
  drafts: { keep: nothing, read: nothing, drop: nothing },
  preferences: {
    language: 'kor',
    theme: 'dark',
    marketColours: 'kr',
    textSize: 'normal',
    hideAmounts: false,
    totalsIn: 'USD',
    set: nothing,
  },
  navigation,
  pack,
  now: () => instant(Date.now()),
}

export const Screens = ({ children }: { children: ReactNode }) => (
  <ScreensProvider {...ports}>{children}</ScreensProvider>
)
