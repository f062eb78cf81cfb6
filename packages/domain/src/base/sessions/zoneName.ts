import { type Instant, epochMs } from '../instant.ts'
import { type Language, type OwnLanguage, inLanguage, ownLanguageOf } from '../localized.ts'

/** What a language calls the time of exchanges. For most of them `Intl` has an offset alone, or a name too long for a line. */
const names: Readonly<Record<OwnLanguage, Readonly<Record<string, string>>>> = {
  en: {
    'Asia/Seoul': 'Korea time',
    'Asia/Taipei': 'Taiwan time',
    'Asia/Bangkok': 'Thailand time',
    'America/New_York': 'New York time',
  },
  kor: {
    'Asia/Seoul': '한국 시간',
    'Asia/Taipei': '대만 시간',
    'Asia/Bangkok': '태국 시간',
    'America/New_York': '미 동부 시간',
  },
  tw: {
    'Asia/Seoul': '韓國時間',
    'Asia/Taipei': '台灣時間',
    'Asia/Bangkok': '泰國時間',
    'America/New_York': '美東時間',
  },
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** `EDT` and `EST` in the zones of America, an offset such as `GMT+2` elsewhere. */
function abbreviation(zone: string, at: Instant): string {
  if (zone === 'Asia/Seoul') return 'KST'
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
  formats.set(zone, format)
  return format.formatToParts(epochMs(at)).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Whether this platform knows a zone by the name. */
export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

/** Without a moment: undefined where it has no exchange. */
export const exchangeZoneName = (zone: string, language: Language): string | undefined =>
  inLanguage(names, language)[zone]

/** The zone of a moment within a sentence: `New York time`, `한국 시간`, and `GMT+2` where it has no exchange. */
export const zoneName = (zone: string, at: Instant, language: Language): string =>
  exchangeZoneName(zone, language) ?? abbreviation(zone, at)

/** The zone as it follows a time: ` EDT`, ` KST`, ` 한국 시간`, `（韓國時間）`. English has abbreviations that its readers know. */
export function zoneAfterTime(zone: string, at: Instant, language: Language): string {
  const name = zoneName(zone, at, language)
  switch (ownLanguageOf(language)) {
    case 'en': {
      const short = abbreviation(zone, at)
      return ` ${short.startsWith('GMT') ? name : short}`
    }
    case 'kor':
      return ` ${name}`
    case 'tw':
      return name.startsWith('GMT') ? ` ${name}` : `（${name}）`
  }
}
