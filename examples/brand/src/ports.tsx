import { createClient } from '@onelot/api-client'
import { instant } from '@onelot/domain'
import { type Navigation, type Ports, createI18n } from '@onelot/screens'
import { addressOf, screenNamed } from '@onelot/screens/definitions'
import type { LinkProps } from '@onelot/ui'

const nothing = () => undefined
const keepsNothing = { keep: nothing, read: nothing, drop: nothing, watch: () => nothing }

const Link = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>
const hrefOf = (target: Parameters<Navigation['replace']>[0]): string =>
  `#${typeof target === 'string' ? target : addressOf(target)}`
const navigation: Navigation = {
  go: (target) => location.assign(hrefOf(target)),
  replace: (target) => location.replace(hrefOf(target)),
  back: () => history.back(),
  openLayer: () => nothing,
  href: hrefOf,
  titleOf: (name) => screenNamed(name).title,
  Link,
}

const language = ['en', 'kor', 'tw'] as const
const asked = new URLSearchParams(location.search).get('language')

export const i18n = createI18n()

/** What screens use outside of themselves. A guest's: nobody logs in here, and nothing is kept. */
export const ports: Ports = {
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
    language: language.find((one) => one === asked) ?? 'en',
    theme: 'system',
    marketColours: 'us',
    textSize: 'normal',
    hideAmounts: false,
    homeMarket: 'KRX',
    totalsIn: 'KRW',
    profitOf: 'total',
    positionLook: 'row',
    chartType: 'candles',
    chartIndicators: ['MA', 'VOL'],
    phoneCountry: 'KR',
    set: nothing,
  },
  navigation,
  i18n,
  onTitle: (title) => {
    document.title = title
  },
  reload: () => location.reload(),
  now: () => instant(Date.now()),
}
