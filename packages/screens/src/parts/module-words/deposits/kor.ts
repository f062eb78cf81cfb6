import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { deposit: '입금' },
  movements: { credited: { name: '입금', explained: '입금하신 금액이에요.' } },
} satisfies Translated<typeof en>
