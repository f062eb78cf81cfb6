import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = { requests: { account: '기관 계좌' } } satisfies Translated<typeof en>
