import type { Language } from './localized.ts'

/** A country whose numbers may be typed as they are written within it; the broker knows the same (docs/rules/access.md). */
interface PhoneCountry {
  readonly code: string
  /** Of ISO 3166, for its name. */
  readonly region: string
  /** Numbers as they are written within it; its first group is what follows the calling code. None of the site's own, which needs none. */
  readonly national: RegExp | undefined
}

export const phoneCountries = {
  KR: { code: '82', region: 'KR', national: undefined },
  TW: { code: '886', region: 'TW', national: /^0?([2-9]\d{7,8})$/ },
  US: { code: '1', region: 'US', national: /^([2-9]\d{9})$/ },
  CN: { code: '86', region: 'CN', national: /^0?([1-9]\d{8,10})$/ },
  HK: { code: '852', region: 'HK', national: /^([2-9]\d{7})$/ },
  JP: { code: '81', region: 'JP', national: /^0([2-9]\d{8,9})$/ },
  VN: { code: '84', region: 'VN', national: /^0([2-9]\d{8,9})$/ },
  TH: { code: '66', region: 'TH', national: /^0([2-9]\d{7,8})$/ },
  MY: { code: '60', region: 'MY', national: /^0([1-9]\d{7,9})$/ },
} as const satisfies Readonly<Record<string, PhoneCountry>>
export type PhoneCountryName = keyof typeof phoneCountries

/** Until the reader chooses another one. */
export const phoneCountryOf = { en: 'KR', kor: 'KR', tw: 'TW' } as const satisfies Record<
  Language,
  PhoneCountryName
>

/** The marks that people write between digits. */
export const withoutMarks = (text: string): string => text.replaceAll(/[\s().-]/g, '')

/**
 * A number as it is sent: with its calling code where it is written as within a country other than the site's own. What has a plus, and what that
 * country has not, stays as it was typed.
 */
export function sentPhone(typed: string, country: PhoneCountryName): string {
  const { code, national } = phoneCountries[country]
  const [, rest] = national?.exec(withoutMarks(typed)) ?? []
  return rest === undefined ? typed : `+${code}${rest}`
}
