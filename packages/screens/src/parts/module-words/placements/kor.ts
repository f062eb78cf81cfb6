import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = { requests: { subscription: '제3자배정' } } satisfies Translated<typeof en>
