import type { Translated } from '../../../base/i18n/resources.ts'
import type { extendedHours as en } from './en.ts'

export const extendedHours = {
  orders: '정규장 전후에는 지정가 주문만 할 수 있어요. 가격이 빠르게 움직이고 체결이 적을 수 있어요.',
  sessions: '거래 시간',
  markets: { KRX: '한국', TWSE: '대만', US: '미국', SET: '태국', CRYPTO: '가상자산', FX: '외환' },
  phases: { pre: '프리마켓', regular: '정규장', after: '애프터마켓' },
  window: '{{phase}} {{from}}–{{to}}',
  none: '프리마켓과 애프터마켓이 없어요',
  market: '시장',
  movers: '정규장 종가 대비',
  regular: {
    title: '지금은 정규장이에요',
    description: '프리마켓과 애프터마켓이 열리면 종목이 여기에 표시돼요.',
  },
} satisfies Translated<typeof en>
