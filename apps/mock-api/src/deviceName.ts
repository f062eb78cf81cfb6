/** What a device is called, of its user agent: names that are the same in every language. */
export interface DeviceName {
  readonly browser?: string | undefined
  readonly system?: string | undefined
}

/** A browser that is built on another names both: the first that fits is it. */
const browsers = [
  ['KAKAOTALK', 'KakaoTalk'],
  ['Line/', 'LINE'],
  ['Whale/', 'Whale'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const

const named = (text: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([part]) => text.includes(part))?.[1]

/** A browser without its version, and a system: no more of it is kept. */
export const deviceNameOf = (userAgent = ''): DeviceName => ({
  browser: named(userAgent, browsers),
  system: named(userAgent, systems),
})
