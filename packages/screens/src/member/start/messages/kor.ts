import type { Translated } from '../../../base/i18n/resources.ts'
import type { start as en } from './en.ts'

export const start = {
  steps: '준비하고 있어요',
  config: '설정',
  language: '언어',
  session: '로그인 상태',
} satisfies Translated<typeof en>
