import type { FieldReason } from '../refusals/refusal.ts'
import { isWordsPath, siteLanguagesOf } from './siteLanguages.ts'
import { siteCurrenciesOf } from './siteCurrencies.ts'
import { serviceHoursOf } from './serviceHours.ts'

/** What a broker puts in place of ours, without a build (docs/rules/operator.md#configuration). An empty text is none. */
export interface SiteConfig {
  /** The name of the site. */
  readonly title: string
  /** A path of the site, or an https address. */
  readonly logo: string
  /** The accent of the app, as `#rrggbb`; the app adjusts it until it can be read. */
  readonly brand: string
  /** Where customer service answers, over https. */
  readonly kefuUrl: string
  /** Hosts whose pages show within the app, separated by commas. */
  readonly webviewHosts: string
  /** When customer service answers: `1-5 09:00-18:00 Asia/Seoul`, by days of the week from Monday. */
  readonly serviceHours: string
  /** `practice` or `real`: whether what is deposited and traded is money. */
  readonly money: string
  /** `simulated` or `real`: where prices, news and companies come from, but for an answer that says otherwise of its own. */
  readonly prices: string
  /** What amounts are in, in the order in which they are shown: `SGD, USD, XBT 8 ₿`. Totals can be shown in the first four. */
  readonly currencies: string
  /** Languages beside ours: a code, its BCP 47 tag, the language of ours that it is like, its own name: `ja ja-JP en 日本語`. */
  readonly languages: string
  /** A path of the site below which `<language>.json` has the site's own words, such as `/words/`. */
  readonly words: string
}

export const defaultSiteConfig: SiteConfig = {
  title: 'Onelot',
  logo: '/logo.svg',
  brand: '',
  kefuUrl: '',
  webviewHosts: 'onelot.example,help.onelot.example',
  serviceHours: '1-5 09:00-18:00 Asia/Seoul',
  money: 'practice',
  prices: 'simulated',
  currencies: '',
  languages: '',
  words: '',
}

const MOST = { title: 40, address: 500 }

export const isBrandColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)
const isHttps = (text: string): boolean =>
  text.length <= MOST.address && /^https:\/\/[^\s/?#@:]+\.[^\s/?#@:]+(?::\d{1,5})?(?:[/?#]\S*)?$/.test(text)
const isHost = (text: string): boolean => /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,}$/.test(text)

const forms: Readonly<Record<keyof SiteConfig, (text: string) => boolean>> = {
  title: (text) => text.trim() === text && text !== '' && text.length <= MOST.title,
  logo: (text) =>
    isHttps(text) || (text.length <= MOST.address && /^\/[\w\-./]*$/.test(text) && !text.startsWith('//')),
  brand: (text) => text === '' || isBrandColour(text),
  kefuUrl: (text) => text === '' || isHttps(text),
  webviewHosts: (text) => text === '' || text.split(',').every(isHost),
  serviceHours: (text) => text === '' || serviceHoursOf(text) !== undefined,
  money: (text) => text === 'practice' || text === 'real',
  prices: (text) => text === 'simulated' || text === 'real',
  currencies: (text) => text === '' || siteCurrenciesOf(text) !== undefined,
  languages: (text) => text === '' || siteLanguagesOf(text) !== undefined,
  words: (text) => text === '' || isWordsPath(text),
}

/** The names of those that have another form. */
export const malformedConfig = (config: Partial<SiteConfig>): Readonly<Record<string, FieldReason>> =>
  Object.fromEntries(
    Object.entries(forms).flatMap(([name, fits]) => {
      const text = Object.entries(config).find(([key]) => key === name)?.[1]
      return text === undefined || fits(text) ? [] : [[`config.${name}`, 'malformed' as const]]
    }),
  )
