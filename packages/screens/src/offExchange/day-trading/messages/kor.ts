import type { Translated } from '../../../base/i18n/resources.ts'
import type { dayTrading as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { kor as trading } from '@onelot/ui/locales/kor/trading'
export { causes } from '../../../parts/end-causes/messages/kor.ts'
export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { positions } from '../../../parts/positions/messages/kor.ts'

export const dayTrading = {
  market: '시장',
  markets: { KRX: '한국', TWSE: '대만', US: '미국', SET: '태국' },
  marketWithOpen: '{{market}} · {{open, number}}',
  realised: '오늘 실현손익',
  closed_other: '정리한 거래 {{count, number}}건, 수수료와 세금 제외 후',
  noneClosed: '아직 정리한 거래가 없어요',
  month: '이번 달',
  opensIn: '시작까지',
  opening: '시작 중',
  closesAt: '{{time}}에 남은 포지션이 자동 정리돼요. 당일 매매는 그때까지 할 수 있어요.',
  opensAt: '당일 매매는 {{time}}부터 다시 할 수 있어요.',
  limit: {
    title: '하루 손실 한도',
    none: '설정 안 함',
    row: '도달하면 이 시장의 당일 매매가 그날 멈춰요',
    next: '{{day}}부터 {{amount}}',
    nextNone: '{{day}}부터 한도 없음',
    amount: '하루 최대 손실',
    text: '하루 동안 정리한 당일 매매의 손실이 수수료를 포함해 이 금액에 도달하면, 다음 거래일까지 이 시장에서 당일 매매를 더 할 수 없어요. 이후 거래로 손실이 줄어도 마찬가지예요.',
    open: '체결을 기다리던 당일 매매 주문은 거절돼요. 남은 포지션은 직접 정리하거나 마감 시각이 될 때까지 유지되므로 손실이 한도보다 커질 수 있어요.',
    when: '한도를 낮추면 바로 적용돼요. 높이거나 해제하면, 오늘 장이 시작된 뒤에는 다음 거래일부터 적용돼요.',
    save: '한도 저장하기',
    remove: '한도 해제하기',
    set: '하루 손실 한도를 저장했어요',
    removed: '하루 손실 한도를 해제했어요',
    later: '저장했어요. {{day}}부터 적용돼요.',
  },
  stopped:
    '하루 손실 한도 {{amount}}에 도달했어요. 다음 거래일까지 이 시장에서 당일 매매를 더 할 수 없어요. 남은 포지션은 지금도 정리할 수 있어요.',
  carried_other:
    '거래정지로 마감 시각에 정리하지 못한 당일 매매가 {{count, number}}건 있어요. 거래가 재개되면 첫 가격에 정리돼요.',
  open: '진행 중인 당일 매매',
  ended: '오늘 끝난 거래',
  more: '전체 주문',
  breakEven: '손익분기 {{at}}',
  empty: {
    title: '오늘 당일 매매가 없어요',
    text: '종목 주문에서 ‘당일 매매’를 켜 보세요. 보유한 포지션은 장이 끝나기 전에 자동 정리돼요.',
    action: '종목 찾기',
  },
  stocks: {
    title: '당일 매매할 종목 찾기',
    text: '이 시장의 모든 종목을 당일 매매할 수 있고, 가능한 종목은 공매도도 돼요',
  },
} satisfies Translated<typeof en>
