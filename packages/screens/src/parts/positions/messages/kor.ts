import type { Translated } from '../../../base/i18n/resources.ts'
import type { positions as en } from './en.ts'

export const positions = {
  halted: '거래정지 종목이에요. 거래가 재개되면 주문할 수 있어요.',
  amend: '정정',
  protect: '익절 / 손절',
  amended: '주문을 정정했어요',
  protection: {
    bothChanged: '익절과 손절을 변경했어요',
    takeProfitSet: '익절을 설정했어요',
    takeProfitChanged: '익절을 변경했어요',
    takeProfitRemoved: '익절을 해제했어요',
    stopLossSet: '손절을 설정했어요',
    stopLossChanged: '손절을 변경했어요',
    stopLossRemoved: '손절을 해제했어요',
  },
  holding: {
    owned: {
      closedAt: '{{price}}에 {{quantity}} 매도했어요',
      cancelClose: '매도 주문 취소',
      cancelCloseOf: '{{price}} {{lots}} 매도 취소',
    },
    short: {
      closedAt: '{{price}}에 {{quantity}} 상환했어요',
      cancelClose: '상환 주문 취소',
      cancelCloseOf: '{{price}} {{lots}} 상환 취소',
    },
    margin: {
      closedAt: '{{price}}에 {{quantity}} 청산했어요',
      cancelClose: '청산 주문 취소',
      cancelCloseOf: '{{price}} {{lots}} 청산 취소',
    },
  },
  receipt: { proceeds: '받은 금액', realised: '실현손익', done: '완료' },
  cancelOrder: '주문 취소',
  cancelAll: '전체 취소',
  cancelQuestion: '이 주문을 취소할까요?',
  cancelText: {
    open: '주문에 묶인 금액을 다시 쓸 수 있어요.',
    close: '포지션은 그대로 남아요.',
    protect: '포지션은 그대로 남아요. 익절과 손절 중 나머지 하나는 계속 유지돼요.',
  },
  orderEnded: '이미 끝난 주문이에요',
  keep: '그대로 두기',
  dayTrade: '당일 매매',
  copied: '카피',
  copiedOf: '카피: {{mentor}}',
  dayTradeCarried: '첫 거래 가격에 정리돼요',
  lockedUntil: '{{time}}까지 매도 제한',
} satisfies Translated<typeof en>
