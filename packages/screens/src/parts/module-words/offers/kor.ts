import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  messages: {
    listed: { title: '{{name, 이}} 상장됐어요', detail: '이제 공모주를 팔 수 있어요' },
  },
} satisfies Translated<typeof en>
