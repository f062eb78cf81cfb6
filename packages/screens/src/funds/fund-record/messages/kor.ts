import type { Translated } from '../../../base/i18n/resources.ts'
import type { fundRecord as en } from './en.ts'
export { ledger } from '../../../parts/ledger/messages/kor.ts'
export { portfolio } from '../../../parts/portfolio/messages/kor.ts'

export const fundRecord = {
  tabs: { label: '거래 종류', transactions: '거래 내역', deposits: '입금', withdrawals: '출금' },
  month: '월',
  latest: '최근',
  currency: '통화',
  allCurrencies: '전체 통화',
  kind: '구분',
  allKinds: '전체 구분',
  kinds: {
    trades: '매매',
    dividends: '배당',
    transfers: '입출금',
    exchanges: '환전',
    rewards: '리워드',
    others: '기타',
  },
  state: '상태',
  allStates: '전체 상태',
  list: '최근 거래 내역',
  lists: { deposits: '최근 입금', withdrawals: '최근 출금' },
  sum: '합계',
  sides: { in: '들어온 금액', out: '나간 금액' },
  empty: '내역이 없어요',
  emptyText: {
    transactions: '매수, 매도, 입금, 출금을 하면 여기에 표시돼요.',
    deposits: '입금을 하면 여기에 표시돼요.',
    withdrawals: '출금을 하면 여기에 표시돼요.',
  },
  narrowed: '선택한 조건에 맞는 내역이 없어요.',
  showAll: '전체 보기',
  toMarket: '시장 보기',
  file: {
    ended: '처리 일시',
    where: '입출금처',
    amount: '금액',
    currency: '통화',
    fee: '수수료',
    paid: '실제 금액',
    unit: '실제 금액 통화',
    rate: '환율',
    state: '상태',
    number: '접수 번호',
  },
} satisfies Translated<typeof en>
