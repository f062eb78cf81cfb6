import type { Translated } from '../../../base/i18n/resources.ts'
import type { causes as en } from './en.ts'

export const causes = {
  member: '본인',
  takeProfit: '익절',
  stopLoss: '손절',
  timeLimit: '유효 기간 90일 만료',
  stopOut: '강제 청산',
  sessionEnd: '장 마감',
  delisted: '상장폐지',
  calledOff: '상장 전 취소',
  dayTradeEnd: '당일 매매 자동 정리',
  mentor: '리드 트레이더 매도',
  copyEnded: '카피 트레이딩 종료',
  restriction: '계좌 제한',
  positionClosed: '포지션 정리',
  groupFilled: '연결된 주문 체결',
  split: '주식 병합',
  refused: '주문 거절',
} satisfies Translated<typeof en>
