import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { deposit: '入金' },
  movements: { credited: { name: '入金', explained: '您存入的金額。' } },
} satisfies Translated<typeof en>
