import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = { requests: { check: '身分驗證' } } satisfies Translated<typeof en>
