import type { Translated } from '../../../base/i18n/resources.ts'
import type { appUpdate as en } from './en.ts'

export const appUpdate = {
  title: '새 버전이 준비됐어요',
  detail: '업데이트하면 이 화면으로 돌아와요.',
  apply: '업데이트',
  putOff: '나중에',
} satisfies Translated<typeof en>
