import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = { requests: { trade: '블록딜·장외 거래' } } satisfies Translated<typeof en>
