import type { Translated } from '../../i18n/resources.ts'
import type { fundRecord as en } from './en.ts'
export { ledger } from '../../ledger/messages/tw.ts'

export const fundRecord = {
  empty: '暫無紀錄',
  emptyText: '每一筆資金異動都會列在這裡。',
  list: '資金異動，由新到舊',
} satisfies Translated<typeof en>
