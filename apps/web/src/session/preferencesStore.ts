import {
  currencyOf,
  homeCurrencyOf,
  homeMarketOf,
  phoneCountries,
  phoneCountryOf,
  inLanguage,
  knownLanguages,
} from '@onelot/domain'
import type { Preferences } from '@onelot/screens'
import { deviceLanguage, marketColoursOf } from '@onelot/ui/i18n'
import { type KeyValues, PREFERENCE_PREFIX } from './storage.ts'

export interface PreferencesStore {
  readonly read: () => Preferences
  readonly subscribe: (onChange: () => void) => () => void
  readonly set: (patch: Partial<Preferences>) => void
  /** The languages that can be chosen may be others: one that a site has taken away gives way. */
  readonly reread: () => void
}

/** Every choice of an axis by name, so that one that is added to the interface and not here does not compile. */
const themes = { light: true, dark: true, system: true } satisfies Record<Preferences['theme'], true>
const conventions = { kr: true, tw: true, us: true } satisfies Record<Preferences['marketColours'], true>
const sizes = { small: true, normal: true, large: true, larger: true, largest: true } satisfies Record<
  Preferences['textSize'],
  true
>

const profitSpans = { total: true, today: true } satisfies Record<Preferences['profitOf'], true>

const looks = { row: true, card: true } satisfies Record<Preferences['positionLook'], true>

const chartTypes = { candles: true, line: true, area: true } satisfies Record<Preferences['chartType'], true>

const indicators = {
  MA: true,
  EMA: true,
  BOLL: true,
  VOL: true,
  MACD: true,
  KDJ: true,
  RSI: true,
} satisfies Record<Preferences['chartIndicators'][number], true>

const isKey = <T extends object>(choices: T, value: string | null): value is keyof T & string =>
  value !== null && Object.hasOwn(choices, value)

function among<T extends object>(choices: T, value: string | null): (keyof T & string) | undefined {
  return isKey(choices, value) ? value : undefined
}

/** A site may have currencies of its own, which are not known yet (docs/backend.md). */
const codeOf = (kept: string | null): Preferences['totalsIn'] | undefined =>
  kept !== null && /^[A-Z]{3}$/.test(kept) ? currencyOf(kept) : undefined

/** What is kept as names with commas between them. */
const someOf = <T extends object>(choices: T, value: string): readonly (keyof T & string)[] =>
  value.split(',').flatMap((one) => among(choices, one) ?? [])

/**
 * The reader's choices, each under `prefs.*`, where they outlive a session (docs/rules/access.md). An empty or missing language follows the device.
 * The reader's exchange and the colours of prices follow the language, and the currency of totals that exchange, until others are chosen.
 */
export function createPreferencesStore(local: KeyValues, deviceTags: readonly string[]): PreferencesStore {
  const listeners = new Set<() => void>()
  /** A language that a site adds later is chosen by the reader, and by the next start. */
  let ofDevice = deviceLanguage(deviceTags)
  let snapshot = load()

  function load(): Preferences {
    const get = (name: keyof Preferences) => local.getItem(PREFERENCE_PREFIX + name)
    const language = knownLanguages().find((one) => one === get('language')) ?? ofDevice
    const homeMarket = among(homeCurrencyOf, get('homeMarket')) ?? inLanguage(homeMarketOf, language)
    return {
      language,
      theme: among(themes, get('theme')) ?? 'system',
      marketColours: among(conventions, get('marketColours')) ?? inLanguage(marketColoursOf, language),
      textSize: among(sizes, get('textSize')) ?? 'normal',
      hideAmounts: get('hideAmounts') === 'true',
      homeMarket,
      totalsIn: codeOf(get('totalsIn')) ?? homeCurrencyOf[homeMarket],
      profitOf: among(profitSpans, get('profitOf')) ?? 'total',
      positionLook: among(looks, get('positionLook')) ?? 'row',
      chartType: among(chartTypes, get('chartType')) ?? 'candles',
      chartIndicators: someOf(indicators, get('chartIndicators') ?? 'MA,VOL'),
      phoneCountry: among(phoneCountries, get('phoneCountry')) ?? inLanguage(phoneCountryOf, language),
    }
  }

  function change(): void {
    snapshot = load()
    for (const listener of [...listeners]) listener()
  }

  return {
    read: () => snapshot,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    set: (patch) => {
      for (const [name, value] of Object.entries(patch))
        local.setItem(PREFERENCE_PREFIX + name, String(value))
      change()
    },
    reread: () => {
      if (!knownLanguages().includes(ofDevice)) ofDevice = deviceLanguage(deviceTags)
      if (load().language !== snapshot.language) change()
    },
  }
}
