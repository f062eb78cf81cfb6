import { addLanguage, otherLanguage } from '@onelot/domain'
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { createUiI18n, i18nOptions, throwOnMissing } from './createUiI18n.ts'
import { en } from './en.ts'
import { en as kline } from './kline/en.ts'
import { kor } from './kor.ts'
import { koreanParticles } from './koreanParticles.ts'
import { intlLocale } from './locale.ts'
import { translateKLine, translateUi } from './translate.ts'
import { tw } from './tw.ts'

const english = translateUi(createUiI18n('en', { ui: en }, throwOnMissing), intlLocale('en'))
const korean = translateUi(createUiI18n('kor', { ui: kor }, throwOnMissing), intlLocale('kor'))
const chinese = translateUi(createUiI18n('tw', { ui: tw }, throwOnMissing), intlLocale('tw'))

describe('what is counted', () => {
  it('takes the singular of English for one, and for nothing else', () => {
    expect(english('finance.lots', { count: 1 })).toBe('1 lot')
    expect(english('finance.lots', { count: 0 })).toBe('0 lots')
    expect(english('finance.lots', { count: 2 })).toBe('2 lots')
  })

  it('is grouped, in each language', () => {
    expect(english('finance.lots', { count: 1_234_567 })).toBe('1,234,567 lots')
    expect(korean('finance.lots', { count: 1_234 })).toBe('1,234계약')
    expect(chinese('finance.lots', { count: 1_234 })).toBe('1,234 單位')
  })

  it('is grouped as in the language that one which a site adds is like', () => {
    const icelandic = otherLanguage('isl')
    addLanguage({ code: icelandic, tag: 'is-IS', like: 'en', name: 'Íslenska' })
    const t = translateUi(createUiI18n(icelandic, { ui: en }, throwOnMissing), intlLocale(icelandic))
    expect(t('finance.lots', { count: 1_234_567 })).toBe('1,234,567 lots')
  })

  it('has one form in Korean and Chinese, for one too', () => {
    expect(korean('finance.lots', { count: 1 })).toBe('1계약')
    expect(chinese('finance.lots', { count: 1 })).toBe('1 單位')
  })
})

describe('a value', () => {
  it('is put in as it is, whatever it looks like', () => {
    for (const text of ['$t(close)', '{{text}}', '$&', '<b>&amp;', 'a, number'])
      expect(english('entry.search.remove', { text })).toBe(`Remove ${text} from recent searches`)
  })
})

it('does not compile without its key or its values', () => {
  // @ts-expect-error there is no such message
  expect(() => english('finance.loots', { count: 1 })).toThrow('there is no message')
  // @ts-expect-error a counted message needs its count
  expect(() => english('finance.lots')).toThrow('there is no message')
  // @ts-expect-error a count is a number
  expect(() => english('finance.lots', { count: '1' })).toThrow('there is no message')
  // @ts-expect-error an amount is a finished text
  expect(english('finance.ticket.feeIncluded', { amount: 1 })).toBe('incl. commission 1')
})

describe('what is missing', () => {
  it('throws where it is asked to', () => {
    expect(() =>
      translateKLine(createUiI18n('en', { ui: en }, throwOnMissing), intlLocale('en'))('open'),
    ).toThrow('there is no message open')
    const i18n = createUiI18n('en', { ui: en }, throwOnMissing)
    expect(() => i18n.t('finance.stale')).toThrow('a value is missing in the message No new prices since')
  })

  it('shows its key where it is not', () => {
    expect(createUiI18n('en', { ui: en }).t('nowhere')).toBe('nowhere')
  })
})

it('writes a Korean particle as the last sound of the value before it asks for', () => {
  const t = translateUi(createUiI18n('kor', { ui: kor }, throwOnMissing), intlLocale('kor'))
  expect(t('finance.close.lent', { quantity: '12주' })).toContain('12주는 ')
  expect(t('finance.close.lent', { quantity: '0.5 BTC' })).toContain('0.5 BTC는 ')
  expect(t('finance.close.lent', { quantity: '3계약' })).toContain('3계약은 ')
})

it('reads an app’s own instance, also a bundle that comes later', () => {
  const lng = intlLocale('en')
  const app = createInstance().use(koreanParticles)
  void app.init({
    ...i18nOptions,
    lng,
    defaultNS: 'app',
    resources: { [lng]: { ui: en, app: { close: 'Shut' } } },
  })
  expect(translateUi(app, lng)('close')).toBe('Close')
  const chart = translateKLine(app, lng)
  app.addResourceBundle(lng, 'kline', kline)
  expect(chart('periodNames.day')).toBe('Day')
})
