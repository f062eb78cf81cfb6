import type { Translated } from '../../../base/i18n/resources.ts'
import type { languageFirst as en } from './en.ts'

export const languageFirst = { choose: '請選擇語言' } satisfies Translated<typeof en>
