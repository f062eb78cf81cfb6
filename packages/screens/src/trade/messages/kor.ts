import type { Translated } from '../../i18n/resources.ts'
import type { trade as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { positions } from '../../positions/messages/kor.ts'

export const trade = {
  tabs: {
    label: '주문과 포지션',
    purchase: '대기',
    inProgress: '보유 중',
    terminated: '종료',
    inventory: '주식',
    digitalCurrency: '가상자산',
    foreignExchange: '외환',
  },
  summary: {
    label: '보유 현황',
    marketValue: '평가금액',
    unrealised: '평가손익',
    quota: '주문 가능 금액',
    today: '오늘 손익',
    yesterday: '어제 손익',
    total: '총자산',
    estimated: '비용 차감 후 손익',
  },
  empty: {
    purchase: '대기 중인 주문이 없어요',
    inProgress: '보유 중인 포지션이 없어요',
    terminated: '아직 종료된 내역이 없어요',
    inventory: '아직 보유한 주식이 없어요',
    digitalCurrency: '가상자산 포지션이 없어요',
    foreignExchange: '외환 포지션이 없어요',
    text: '매수하면 여기에 보여요.',
    action: '시장 둘러보기',
  },
  priceMissing: '지금은 시세가 없어요',
  inventoryLots_other: '{{positions}}, {{count, number}}주',
  inventoryPositions_other: '포지션 {{count, number}}개',
} satisfies Translated<typeof en>
