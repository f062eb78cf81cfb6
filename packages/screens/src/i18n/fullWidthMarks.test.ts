import { expect, test } from 'vitest'
import { createI18n } from './createI18n.ts'

const chinese = (message: string, at: string): string => {
  const i18n = createI18n()
  i18n.addResourceBundle('zh-Hant-TW', 'app', { message })
  return i18n.t('message', { lng: 'zh-Hant-TW', ns: 'app', at, defaultValue: '' })
}

test.each([
  ['{{at}} 起可賣出。', '3月12日 09:00（韓國時間）', '3月12日 09:00（韓國時間）起可賣出。'],
  ['{{at}} 起可賣出。', '3月12日', '3月12日起可賣出。'],
  ['{{at}} 起可賣出。', '3月12日 09:00', '3月12日 09:00 起可賣出。'],
  ['將於 {{at}} 退還。', '3月13日（週五）', '將於 3月13日（週五）退還。'],
])(
  'a message in Chinese has no space beside a bracket, nor between a day and 起: %s with %s',
  (message, at, text) => {
    expect(chinese(message, at)).toBe(text)
  },
)
