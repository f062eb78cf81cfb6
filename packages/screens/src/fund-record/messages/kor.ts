import type { Translated } from '../../i18n/resources.ts'
import type { fundRecord as en } from './en.ts'
export { ledger } from '../../ledger/messages/kor.ts'

export const fundRecord = {
  empty: '내역이 없어요',
  emptyText: '입금, 출금, 거래가 모두 여기에 표시돼요.',
  list: '최근 거래 내역',
} satisfies Translated<typeof en>
