import type { Translated } from '../../i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  messages: {
    listed: { title: '{{name}}已上市', detail: '您得標的股票現在可以賣出' },
  },
} satisfies Translated<typeof en>
