import type { Translated } from '../../../base/i18n/resources.ts'
import type { notOffered as en } from './en.ts'

export const notOffered = {
  title: '{{area}}: 제공하지 않는 기능이에요',
  text: '이 사이트에는 없는 기능이에요. 계좌에는 문제가 없어요.',
} satisfies Translated<typeof en>
