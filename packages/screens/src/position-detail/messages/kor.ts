import type { Translated } from '../../i18n/resources.ts'
import type { positionDetail as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { ledger } from '../../ledger/messages/kor.ts'
export { kor as trading } from '@onelot/ui/locales/kor/trading'
export { causes } from '../../causes/messages/kor.ts'
export { positions } from '../../positions/messages/kor.ts'

export const positionDetail = {
  order: '주문',
  add: '추가 진입',
  protect: '설정하기',
  editProtection: '변경하기',
  ended: '종료 시간',
  type: '주문 유형',
  number: '주문 번호',
  status: '상태',
  placed: '주문 시간',
  limit: '지정가',
  buyTime: '진입 시간',
  buyPrice: '진입가',
  value: '평가금액',
  orderValue: '주문 금액',
  quantity: '수량',
  margin: '증거금',
  marginLeft: '남은 수량의 증거금',
  leverage: '레버리지',
  fees: '수수료',
  tax: '거래세',
  grossProfit: '비용 차감 전 손익',
  sellTime: '청산 시간',
  sellPrice: '청산가',
  profit: '실현손익',
  lock: '매도 제한 해제',
  expires: '유효 기간',
  settles: '출금 가능일',
  cause: '종료 사유',
  ledger: '거래 내역',
  closing: '청산 주문',
  closingAt: '{{price}}에 {{lots}}',
  closings: '청산 내역',
  lotsLeft: '{{left}} 남음, {{closed}} 청산',
  exitedProfit: '청산한 수량의 실현손익',
} satisfies Translated<typeof en>
