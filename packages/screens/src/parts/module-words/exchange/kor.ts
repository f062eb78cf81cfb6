import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  movements: {
    sold: { name: '환전 (낸 금액)', explained: '다른 통화로 바꾸려고 낸 금액이에요.' },
    bought: { name: '환전 (받은 금액)', explained: '다른 통화를 내고 안내받은 환율로 받은 금액이에요.' },
  },
} satisfies Translated<typeof en>
