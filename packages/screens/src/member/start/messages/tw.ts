import type { Translated } from '../../../base/i18n/resources.ts'
import type { start as en } from './en.ts'

export const start = {
  steps: '準備中',
  config: '設定',
  language: '語言',
  session: '登入狀態',
} satisfies Translated<typeof en>
