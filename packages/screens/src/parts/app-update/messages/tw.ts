import type { Translated } from '../../../base/i18n/resources.ts'
import type { appUpdate as en } from './en.ts'

export const appUpdate = {
  title: '新版本已準備就緒',
  detail: '更新後會回到此畫面。',
  apply: '更新',
  putOff: '稍後再說',
} satisfies Translated<typeof en>
