import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = { requests: { check: '본인 인증' } } satisfies Translated<typeof en>
