import type { Translated } from '../../i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  messages: {
    listed: { title: '{{name}}이(가) 상장됐어요', detail: '낙찰받은 주식을 이제 팔 수 있어요' },
  },
} satisfies Translated<typeof en>
