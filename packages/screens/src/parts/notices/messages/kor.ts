import type { Translated } from '../../../base/i18n/resources.ts'
import type { notices as en } from './en.ts'

export const notices = {
  more_other: '외 {{count, number}}건',
  close: '닫기',
  alertFired: {
    price: {
      rises: '{{name}} 가격이 알림가까지 올랐어요',
      falls: '{{name}} 가격이 알림가까지 내렸어요',
    },
    prices: '현재가 {{price}} · 알림가 {{alert}}',
    percent: {
      rises: '{{name}} 가격이 {{percent}} 올라 {{price}}이에요',
      falls: '{{name}} 가격이 {{percent}} 내려 {{price}}이에요',
    },
  },
  condition: {
    price: { rises: '{{price}}까지 오르면', falls: '{{price}}까지 내리면' },
    percent: { rises: '전일 종가보다 {{percent}} 오르면', falls: '전일 종가보다 {{percent}} 내리면' },
  },
  alertEnded: {
    expired: '{{name}} 가격 알림 기간이 끝났어요',
    delisted: '{{name}} 상장폐지로 가격 알림이 끝났어요',
  },
  orderFilled: { buy: '{{name}} 매수 주문이 체결됐어요', sell: '{{name}} 매도 주문이 체결됐어요' },
  orderExpired: { buy: '{{name}} 매수 주문 기간이 만료됐어요', sell: '{{name}} 매도 주문 기간이 만료됐어요' },
  orderRejected: { buy: '{{name}} 매수 주문이 거절됐어요', sell: '{{name}} 매도 주문이 거절됐어요' },
  orderCancelled: { buy: '{{name}} 매수 주문이 취소됐어요', sell: '{{name}} 매도 주문이 취소됐어요' },
  cancelCause: { restriction: '계좌 제한 때문에 취소됐어요', delisted: '상장폐지 때문에 취소됐어요' },
  takeProfitFilled: '{{name}} 익절 주문이 체결됐어요',
  stopLossFilled: '{{name}} 손절 주문이 체결됐어요',
  trailingStopFilled: '{{name}} 추적 손절 주문이 체결됐어요',
  positionStoppedOut: '{{name}} 포지션이 강제 청산됐어요',
  positionDelisted: '{{name}} 상장폐지로 포지션이 정리됐어요',
  atPrice: '{{quantity}}, {{price}}',
  tradingHalted: '{{name}} 거래정지됐어요',
  tradingHaltedDetail: '낸 주문은 거래가 재개될 때까지 기다리고, 새 주문은 낼 수 없어요.',
  tradingResumed: '{{name}} 거래가 재개됐어요',
  tradingResumedDetail: '기다리던 주문이 이제 체결될 수 있어요.',
  dividendPaid: '{{name}} 배당금이 들어왔어요',
  dividendPaidDetail: '세후 {{amount}}',
  dividendCharged: '{{name}} 공매도 배당금이 빠져나갔어요',
  dividendChargedDetail: '계좌에서 {{amount}} 나갔어요',
  marginEnabled: '신용거래를 할 수 있어요',
  marginEnabledDetail: '이제 레버리지와 공매도를 이용할 수 있어요.',
  realNamePassed: '본인 인증이 완료됐어요',
  realNameRejected: '본인 인증이 거절됐어요',
  realNameRejectedDetail: '입력한 정보를 확인하고 다시 제출해 주세요.',
  request: '신청',
  requestEnded: {
    passed: '{{request}} 건이 승인됐어요',
    rejected: '{{request}} 건이 거절됐어요',
    cancelled: '{{request}} 건이 취소됐어요',
  },
  requestCause: {
    restriction: '그사이 계좌 이용이 제한됐어요.',
    nameMismatch: '은행 계좌의 예금주가 이제 인증된 이름과 달라요.',
  },
  requestReleased: '{{amount}} 다시 쓸 수 있어요',
  product: '계좌 소식',
  unknownListing: '상장폐지된 종목',
} satisfies Translated<typeof en>
