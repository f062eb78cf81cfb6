import type { Translated } from '../../../base/i18n/resources.ts'
import type { languageFirst as en } from './en.ts'

export const languageFirst = { choose: '언어를 골라 주세요' } satisfies Translated<typeof en>
