import { createClient } from '@onelot/api-client'
import { instant } from '@onelot/domain'
import {
  type Navigation,
  type Ports,
  type ScreenName,
  ScreensProvider,
  addBundles,
  createI18n,
} from '@onelot/screens'
import { addressOf, screenNamed } from '@onelot/screens/definitions'
import { bundle } from '@onelot/screens/i18n/kor'
import type { LinkProps } from '@onelot/ui'
import type { ReactNode } from 'react'

const nothing = () => undefined
const keepsNothing = { keep: nothing, read: nothing, drop: nothing, watch: () => nothing }

const Link = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>
const navigation: Navigation = {
  go: nothing,
  replace: nothing,
  back: nothing,
  openLayer: () => nothing,
  href: (target) => `#${addressOf(target)}`,
  titleOf: (name) => screenNamed(name).title,
  Link,
}

const i18n = createI18n()
addBundles(i18n, 'kor', { ...bundle })

/** Before the screen shows. */
export async function addMessages(screen: ScreenName): Promise<void> {
  addBundles(i18n, 'kor', await screenNamed(screen).messages.kor())
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
  session: { current: undefined, ended: undefined, isClosed: false, start: nothing, end: nothing },
  appLock: {
    isAvailable: false,
    state: () => 'open',
    delay: nothing,
    watch: () => nothing,
    turnOn: () => Promise.resolve(),
    setDelay: nothing,
    turnOff: nothing,
    open: () => Promise.resolve({ right: true }),
    biometry: undefined,
  },
  kept: { drafts: keepsNothing, session: keepsNothing, device: keepsNothing },
  files: { save: () => Promise.resolve('declined'), print: nothing },
  share: { share: () => Promise.resolve('declined') },
  haptics: { confirm: nothing },
  notifications: {
    permission: () => 'unavailable',
    ask: () => Promise.resolve('unavailable'),
    show: nothing,
  },
  preferences: {
    language: 'kor',
    theme: 'dark',
    marketColours: 'us',
    textSize: 'normal',
    hideAmounts: false,
    homeMarket: 'US',
    totalsIn: 'USD',
    profitOf: 'total',
    positionLook: 'row',
    chartType: 'candles',
    chartIndicators: ['MA', 'VOL'],
    phoneCountry: 'KR',
    set: nothing,
  },
  navigation,
  i18n,
  onTitle: nothing,
  reload: nothing,
  now: () => instant(Date.now()),
}

export const Screens = ({ children }: { children: ReactNode }) => (
  <ScreensProvider ports={ports}>{children}</ScreensProvider>
)
