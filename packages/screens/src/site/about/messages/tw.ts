import type { Translated } from '../../../base/i18n/resources.ts'
import type { about as en } from './en.ts'

export const about = {
  version: '{{date}} 生效',
} satisfies Translated<typeof en>
