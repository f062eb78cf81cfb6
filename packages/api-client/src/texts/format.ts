import {
  type ClosedWindow,
  type Currency,
  type Decimal,
  type Instant,
  type Language,
  type Window,
  epochMs,
  minorUnits,
  exchangeZoneName,
  isZone,
  statedSymbol,
  zoneAfterTime,
  type OwnLanguage,
  addedLanguage,
  inLanguage,
} from '@onelot/domain'

/** The locale in which each language of the product writes its numbers and times. */
const locales: Readonly<Record<OwnLanguage, string>> = { en: 'en-US', kor: 'ko-KR', tw: 'zh-Hant-TW' }

const localeOf = (language: Language): string => addedLanguage(language)?.tag ?? inLanguage(locales, language)

const SECOND_MS = 1_000

const rangeMark: Readonly<Record<OwnLanguage, string>> = { en: '–', kor: '~', tw: '–' }

/** Keeps a line from breaking here. */
const WORD_JOINER = '\u2060'
const NO_BREAK_SPACE = '\u00a0'

/** From one to the other, as the language writes a range, on one line. */
export const rangeText = (from: string, to: string, language: Language): string =>
  [from, inLanguage(rangeMark, language), to].join(WORD_JOINER)

/** Money as the locale writes it, exactly: the text never passes through a number. */
export function amountText(amount: Decimal, currency: Currency, language: Language): string {
  const written = amount.split('.')[1]?.length ?? 0
  const digits = Math.max(minorUnits(currency), written)
  const format = new Intl.NumberFormat(inLanguage(locales, language), {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'THB' ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  if (!isNumeric(amount)) return `${currency} ${amount}`
  const mark = statedSymbol(currency)
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? (mark ?? value) : value))
    .join('')
}

/** Narrows to what Intl reads exactly; a `Decimal` always is. */
const isNumeric = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

/** A daily window with the zone whose clock it is on. */
export function windowText({ from, to, zone }: Window, language: Language): string {
  const name = exchangeZoneName(zone, language) ?? zoneText(zone, language)
  return `${rangeText(from, to, language)}${language === 'tw' ? `（${name}）` : ` (${name})`}`
}

type Days = ClosedWindow['days']

/** The days of a window, with what separates them from its hours. */
const beforeHours: Readonly<Record<OwnLanguage, Readonly<Record<Days, string>>>> = {
  en: { weekdays: `${rangeText('Mon', 'Fri', 'en')}, `, tradingDays: 'on trading days, ' },
  kor: { weekdays: `${rangeText('월', '금', 'kor')} `, tradingDays: '거래일 ' },
  tw: { weekdays: '週一至週五 ', tradingDays: '交易日 ' },
}

/** A window that is closed now: its days and its hours, by the clock that the moment it opens at is said on. */
export const weekText = ({ days, from, to }: ClosedWindow, language: Language): string =>
  inLanguage(beforeHours, language)[days] + rangeText(from, to, language)

/** When it opens next on its own clock, whose zone no line parts from the time. */
export const opensText = ({ opensAt, zone }: ClosedWindow, language: Language): string => {
  const text = instantTextIn(opensAt, language, isZone(zone) ? zone : undefined)
  return text.replace(/ (?=[^ ]*$)/, NO_BREAK_SPACE)
}

function zoneText(zone: string, language: Language): string {
  try {
    const parts = new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, timeZoneName: 'longGeneric' })
    return parts.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone
  } catch {
    return zone
  }
}

const momentFormat = (language: Language, timeZone: string | undefined) =>
  new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })

/** A moment on the reader's own clock, whose zone it names. */
export function instantTextIn(at: Instant, language: Language, timeZone?: string): string {
  const format = momentFormat(language, timeZone)
  return format.format(epochMs(at)) + zoneAfterTime(format.resolvedOptions().timeZone, at, language)
}

/** A stretch of time on the reader's own clock: the day once, where it is one, and the zone once. */
export function spanTextIn(
  { from, to }: { readonly from: Instant; readonly to: Instant },
  language: Language,
  timeZone?: string,
): string {
  const clock = new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short', timeZone })
  const begins = momentFormat(language, timeZone).format(epochMs(from))
  const ends = instantTextIn(to, language, timeZone)
  if (day.format(epochMs(from)) !== day.format(epochMs(to)))
    return language === 'en' ? `${begins} – ${ends}` : `${begins} ~ ${ends}`
  const zone = zoneAfterTime(clock.resolvedOptions().timeZone, to, language)
  return rangeText(begins, clock.format(epochMs(to)), language) + zone
}

/** A moment of the next minutes on the reader's own clock, to the second. */
export const clockTextIn = (at: Instant, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(Math.ceil(epochMs(at) / SECOND_MS) * SECOND_MS)
