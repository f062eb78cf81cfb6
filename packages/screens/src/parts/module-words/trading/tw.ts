import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  due: { unlocks: '可開始賣出', dayTradeEnds: '當沖自動了結', dayOrderExpires: '當沖委託失效' },
} satisfies Translated<typeof en>
