import { addLanguage, decimal, languages, otherLanguage } from '@onelot/domain'
import { expect, it } from 'vitest'
import { parseNumber } from './parseNumber.ts'
import { separatorsOf } from './separators.ts'

it('ours write a comma between thousands, and a point before what is less than one', () => {
  expect(languages.map(separatorsOf)).toEqual(languages.map(() => ({ decimal: '.', group: ',' })))
})

it('a language that a site adds writes and reads numbers by its own tag', () => {
  const icelandic = otherLanguage('isl')
  addLanguage({ code: icelandic, tag: 'is-IS', like: 'en', name: 'Íslenska' })
  expect(separatorsOf(icelandic)).toEqual({ decimal: ',', group: '.' })
  expect(parseNumber('1.234,5', icelandic)).toEqual({ ok: true, value: decimal('1234.5') })
})
