import type { Translated } from '../../../base/i18n/resources.ts'
import type { notOffered as en } from './en.ts'

export const notOffered = {
  title: '{{area}}未提供',
  text: '本站沒有這項功能，您的帳戶沒有問題。',
} satisfies Translated<typeof en>
