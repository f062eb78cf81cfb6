import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = { requests: { trade: '鉅額／店頭交易' } } satisfies Translated<typeof en>
