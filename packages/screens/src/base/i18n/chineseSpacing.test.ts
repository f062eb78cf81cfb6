import type { Language } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/i18n'
import { describe, expect, it } from 'vitest'
import { addBundles } from './addBundles.ts'
import { spaced } from './chineseSpacing.ts'
import { createI18n } from './createI18n.ts'
import { bundle as en } from './languages/en.ts'
import { bundle as tw } from './languages/tw.ts'

const i18n = createI18n()
addBundles(i18n, 'en', en)
addBundles(i18n, 'tw', tw)

/** What says since when a part of a screen is not current, in a language. */
const notRefreshed = (language: Language, time: string) =>
  i18n.t('app:notRefreshed', { lng: intlLocale(language), time, reason: '' })

describe('a message', () => {
  it.each([
    ['13:23', '自 13:23 起未能更新。'],
    ['週一 13:23', '自週一 13:23 起未能更新。'],
    ['13:23（韓國時間）', '自 13:23（韓國時間）起未能更新。'],
  ])('in Chinese has its spaces as its value asks for: %s', (time, text) => {
    expect(notRefreshed('tw', time)).toBe(text)
  })

  it('of another language keeps its spaces', () => {
    expect(notRefreshed('en', '（13:23） 起')).toContain('（13:23） 起')
  })
})

describe('Chinese spacing', () => {
  it.each([
    '12月1日起',
    '5,895萬股',
    '8 股 · 年 0.10% · 自動',
    '# 您的帳戶\n- 未滿 14 歲者',
    '同意<link>使用者條款</link>。',
    '00:00（美東時間） · 50 股',
    '找不到「元大 台灣50 ETF股」',
    '要刪除「長期 投資」嗎？',
    '連結：https://x.tw/a?名=王b',
    '比率1:100，共12:345筆',
  ])('leaves %s as it is', (text) => {
    expect(spaced(text)).toBe(text)
  })

  it.each([
    ['JPEG、PNG或WebP，最大 10 MB', 'JPEG、PNG 或 WebP，最大 10 MB'],
    ['股票將於 週四 12:23（韓國時間） 上市', '股票將於週四 12:23（韓國時間）上市'],
    ['50 股 以上，剩餘 3,850 股', '50 股以上，剩餘 3,850 股'],
    ['今天到23:00為止', '今天到 23:00 為止'],
  ])('of %s', (text, mended) => {
    expect(spaced(text)).toBe(mended)
  })
})
