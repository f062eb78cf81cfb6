/** A country of the currencies that are offered, by its calling code; numbers within most are written with a 0 before them. */
interface Country {
  readonly code: string
  readonly trunk: '0' | ''
}

/** Numbers that are written without a calling code belong to the site's country. */
const home: Country = { code: '82', trunk: '0' }

/** South Korea, China, Taiwan, Hong Kong, Japan, Vietnam, Thailand, Malaysia, and the countries of +1; no code begins another one. */
const countries: readonly Country[] = [
  home,
  { code: '86', trunk: '0' },
  { code: '886', trunk: '0' },
  { code: '852', trunk: '' },
  { code: '81', trunk: '0' },
  { code: '84', trunk: '0' },
  { code: '66', trunk: '0' },
  { code: '60', trunk: '0' },
  { code: '1', trunk: '' },
]

const countryOf = (digits: string): Country | undefined =>
  countries.find(({ code }) => digits.startsWith(code))

/** Of digits that begin with a calling code: with a plus, without, or after 00. However many zeros follow the code, none is left. */
function withoutTrunk(digits: string): string {
  const country = countryOf(digits)
  if (country === undefined || country.trunk === '') return digits
  const { code } = country
  return `${code}${digits.slice(code.length).replace(/^0+/, '')}`
}

/**
 * The digits of E.164, without its plus, of a number in any spelling: it is one number however it is written. Of such digits it answers the same, so
 * that none are what an earlier release kept of another number.
 */
export function canonicalPhone(phone: string): string {
  const digits = phone.replace(/^\+/, '')
  if (digits.startsWith('00')) return withoutTrunk(digits.replace(/^0+/, ''))
  if (digits.startsWith(home.trunk)) return `${home.code}${digits.slice(home.trunk.length)}`
  return withoutTrunk(digits)
}

/**
 * The spellings, without a plus, under which earlier releases may have kept a number, which read it as it was typed. That which was typed is the first:
 * of numbers that opened several accounts then, each still finds its own.
 */
export function spellingsOf(phone: string): readonly string[] {
  const digits = canonicalPhone(phone)
  const { code, trunk } = countryOf(digits) ?? { code: '', trunk: '' }
  const national = digits.slice(code.length)
  const international = [digits, `${code}${trunk}${national}`]
  return [
    ...new Set([
      phone.replace(/^\+/, ''),
      ...international,
      ...(code === home.code ? [`${home.trunk}${national}`] : []),
      ...international.map((spelling) => `00${spelling}`),
    ]),
  ]
}
