import type { Translated } from '../../i18n/resources.ts'
import type { fundRecord as en } from './en.ts'
export { ledger } from '../../ledger/messages/kor.ts'

export const fundRecord = {
  tabs: { label: '거래 종류', transactions: '거래 내역', deposits: '입금', withdrawals: '출금' },
  currency: '통화',
  allCurrencies: '전체',
  list: '최근 거래 내역',
  sum: '합계',
  empty: '내역이 없어요',
  emptyText: {
    transactions: '매수, 매도, 입금, 출금을 하면 여기에 표시돼요.',
    deposits: '입금을 하면 여기에 표시돼요.',
    withdrawals: '출금을 하면 여기에 표시돼요.',
  },
  showAll: '전체 통화 보기',
  toMarket: '시장 보기',
} satisfies Translated<typeof en>
