import type { Translated } from '../../i18n/resources.ts'
import type { positionDetail as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { ledger } from '../../ledger/messages/kor.ts'
export { positions } from '../../positions/messages/kor.ts'

export const positionDetail = {
  add: '추가 진입',
  ended: '종료 시각',
  type: '거래 유형',
  number: '주문 번호',
  status: '상태',
  placed: '주문 시각',
  limit: '지정가',
  buyTime: '진입 시각',
  buyPrice: '진입 가격',
  quantity: '수량',
  margin: '증거금',
  leverage: '레버리지',
  fees: '수수료',
  tax: '거래세',
  sellTime: '청산 시각',
  sellPrice: '청산 가격',
  profit: '실현손익',
  lock: '매도 제한 시각',
  expires: '유효 시각',
  settles: '출금 가능 시각',
  cause: '종료 사유',
  ledger: '자금 움직임',
  causes: {
    member: '본인',
    stopOut: '강제 청산',
    sessionEnd: '장 종료',
    delisted: '상장 폐지',
    restriction: '계정 제한',
    positionClosed: '포지션 청산',
    groupFilled: '같은 묶음의 다른 주문',
    refused: '증권사',
  },
  closing: '청산 주문',
  closingAt_other: '{{price}}에 {{count, number}}주',
  closings: '청산 내역',
  closedLots_other: '{{price}}에 {{count, number}}주',
  lotsLeft: '{{left, number}} 남음, {{closed, number}} 청산',
  exitedProfit: '청산한 만큼의 실현손익',
} satisfies Translated<typeof en>
