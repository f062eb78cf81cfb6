import { addLanguage, decimal, languages, money, otherLanguage } from '@onelot/domain'
import { expect, it } from 'vitest'
import { formatMoney } from '../finance/format/money.ts'
import { intlLocale } from '../locales/locale.ts'
import { parseNumber } from './parseNumber.ts'
import { separatorsOf } from './separators.ts'

it('every language writes a comma between thousands, and a point before what is less than one', () => {
  expect(languages.map(separatorsOf)).toEqual(languages.map(() => ({ decimal: '.', group: ',' })))
})

it('in a language that a site adds, whose own numbers have a comma there, an amount is written and read as in the one that it is like', () => {
  const icelandic = otherLanguage('isl')
  addLanguage({ code: icelandic, tag: 'is-IS', like: 'en', name: 'Íslenska' })
  expect(formatMoney(intlLocale(icelandic), money('USD', '1234.5'))).toBe('$1,234.50')
  expect(parseNumber('1.234', icelandic)).toEqual({ ok: true, value: decimal('1.234') })
  expect(parseNumber('1,234.5', icelandic)).toEqual({ ok: true, value: decimal('1234.5') })
})
