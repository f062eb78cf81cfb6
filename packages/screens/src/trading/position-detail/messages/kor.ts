import type { Translated } from '../../../base/i18n/resources.ts'
import type { positionDetail as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { ledger } from '../../../parts/ledger/messages/kor.ts'
export { kor as trading } from '@onelot/ui/locales/kor/trading'
export { causes } from '../../../parts/end-causes/messages/kor.ts'
export { positions } from '../../../parts/positions/messages/kor.ts'

export const positionDetail = {
  order: '주문',
  closesAt: '자동 정리 시각',
  add: '추가 주문',
  protect: '설정하기',
  editProtection: '변경하기',
  ended: '종료 시간',
  type: '주문 유형',
  number: '주문 번호',
  mentor: '리드 트레이더',
  status: '상태',
  placed: '주문 시간',
  limit: '지정가',
  value: '평가금액',
  orderValue: '주문 금액',
  quantity: '수량',
  leverage: '레버리지',
  fees: '수수료',
  tax: '거래세',
  grossProfit: '비용 차감 전 손익',
  profit: '실현손익',
  lockLeft: '매도 가능까지',
  unlocks: '{{name}}: 매도 가능',
  lock: '매도 제한 해제',
  expires: '유효 기한',
  settles: '출금 가능일',
  cause: '종료 사유',
  ledger: '거래 내역',
  holding: {
    owned: {
      frozen: '주문 대기 금액',
      paid: '매수 금액',
      paidLeft: '남은 수량의 매수 금액',
      entryTime: '매수 시간',
      exitTime: '매도 시간',
      closing: '매도 주문',
      closings: '매도 내역',
      lotsLeft: '{{left}} 남음, {{closed}} 매도',
      exitedProfit: '매도한 수량의 실현손익',
    },
    short: {
      frozen: '증거금',
      paid: '증거금',
      paidLeft: '남은 수량의 증거금',
      entryTime: '매도 시간',
      exitTime: '상환 시간',
      closing: '상환 주문',
      closings: '상환 내역',
      lotsLeft: '{{left}} 남음, {{closed}} 상환',
      exitedProfit: '상환한 수량의 실현손익',
    },
    margin: {
      frozen: '증거금',
      paid: '증거금',
      paidLeft: '남은 수량의 증거금',
      entryTime: '진입 시간',
      exitTime: '청산 시간',
      closing: '청산 주문',
      closings: '청산 내역',
      lotsLeft: '{{left}} 남음, {{closed}} 청산',
      exitedProfit: '청산한 수량의 실현손익',
    },
  },
  closingAt: '{{price}}에 {{lots}}',
} satisfies Translated<typeof en>
