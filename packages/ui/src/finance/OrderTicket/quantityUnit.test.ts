import { decimal, instrumentId } from '@onelot/domain'
import { expect, test } from 'vitest'
import { createUiI18n } from '../../locales/createUiI18n.ts'
import { kor } from '../../locales/kor.ts'
import { translateUi } from '../../locales/translate.ts'
import { coinsText, lotsHint, lotsText, quantityText } from './quantityUnit.ts'

const t = translateUi(createUiI18n('kor', { ui: kor }), 'ko-KR')
const share = { id: instrumentId('KRX:005930'), lotSize: decimal('1') }
const coin = { id: instrumentId('CRYPTO:BITX'), lotSize: decimal('0.1') }
const pair = { id: instrumentId('FX:USDKRW'), lotSize: decimal('1000') }

test.each([
  [share, 3025, '3,025주'],
  [coin, 2, '0.2 BITX'],
  [pair, 3, '3계약'],
] as const)('a quantity of %o is %i lots as %s', (of, lots, text) => {
  expect(quantityText(t, 'ko-KR', lots, of)).toBe(text)
})

test('a masked quantity says what it is of, and not how much', () => {
  expect(quantityText(t, 'ko-KR', 2, coin, { masked: true })).toBe('•••• BITX')
  expect(quantityText(t, 'ko-KR', 2, share, { masked: true })).toBe('••••주')
})

test('only crypto is counted in coins', () => {
  expect(coinsText('ko-KR', 12, coin)).toBe('1.2')
  expect(coinsText('ko-KR', 12, share)).toBeUndefined()
  expect(coinsText('ko-KR', 12, pair)).toBeUndefined()
})

test('lots that are typed are said in coins too', () => {
  expect(lotsText(t, 'ko-KR', 20, coin)).toBe('20계약 (2 BITX)')
  expect(lotsText(t, 'ko-KR', 20, share)).toBe('20주')
})

test('a hint under lots of crypto says what they come to, and the most', () => {
  const most = { text: t('finance.ticket.most', { count: 310 }), lots: 310 }
  expect(lotsHint(t, 'ko-KR', { lots: 20, most }, coin)).toBe('2 BITX · 최대 310계약 (31 BITX)')
  expect(lotsHint(t, 'ko-KR', { lots: undefined, most }, coin)).toBe('최대 310계약 (31 BITX)')
  expect(lotsHint(t, 'ko-KR', { lots: 20, most: undefined }, coin)).toBe('2 BITX')
  expect(lotsHint(t, 'ko-KR', { lots: 20, most }, pair)).toBe('최대 310계약')
  expect(lotsHint(t, 'ko-KR', { lots: 20, most: undefined }, pair)).toBeUndefined()
})
