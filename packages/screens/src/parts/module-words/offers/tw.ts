import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  messages: {
    listed: { title: '{{name}} 已上市', detail: '新股現在可以賣出' },
  },
} satisfies Translated<typeof en>
