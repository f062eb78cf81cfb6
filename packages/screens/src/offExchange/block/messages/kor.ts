import type { Translated } from '../../../base/i18n/resources.ts'
import type { block as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { newShares } from '../../../parts/new-shares/messages/kor.ts'
export { sales } from '../../../parts/sales/messages/kor.ts'
export { blocks } from '../../../parts/blocks/messages/kor.ts'

export const block = {
  guest: { title: '로그인하고 매수하기', text: '조건은 계좌 없이도 볼 수 있어요.' },
  full: '살 수 있는 물량이 남지 않았어요.',
  institutional: '기관 계좌만 살 수 있는 물량이에요.',
  terms: {
    label: '조건',
    seller: '매도자',
    shares: '매도 물량',
    day: '하루 거래량 대비',
    until: '판매 종료',
    fee: '수수료',
    feeNote: '살 때만 {{rate}}',
  },
  how: {
    label: '이렇게 진행돼요',
    request: '신청 금액은 심사가 끝날 때까지 묶여요. 그전에는 취소할 수 있어요.',
    lock: '블록딜 주식은 가격이 어떻게 되든 {{at}} 전에는 팔 수 없어요.',
    free: '심사를 통과하면 바로 내 주식이 돼요.',
    price: '할인은 지금 가격을 기준으로 해요. 가격이 내리면 할인도 줄어요.',
    exit: '팔 때는 다른 주식과 똑같이 시장에서 팔고 같은 비용을 내요.',
  },
  earlier: {
    label: '지난 블록딜',
    text: '매도 제한이 풀린 날의 종가가 블록딜 가격보다 얼마나 높거나 낮았는지예요. 이번 결과를 보장하지 않아요.',
    at: '{{date}} 매도 제한 해제',
  },
  buy: {
    action: '매수',
    title: '몇 주를 살까요?',
    shares: '수량',
    hint: '{{least}} 이상, {{left}} 남음',
    facts: '필요한 금액',
    price: '1주당 가격',
    discount: '현재 할인율',
    value: '주식 금액',
    fee: '수수료',
    total: '묶인 금액',
    even: '비용 포함 손익분기',
    average: '평균 매수가',
    averageThen: '{{before}} → {{after}}',
    locked: '매도 제한 해제일',
    next: '확인하기',
    review: '신청 내용 확인',
    noteLock: '{{at}} 전에는 이 주식을 팔 수 없어요.',
    noteFree: '주가가 산 가격보다 내려갈 수 있어요.',
    confirm: '{{shares}} 신청하기',
  },
  done: {
    title: '신청했어요',
    sentence: '{{name}} {{shares}}, 1주당 {{price}}',
    note: '심사 중이에요. 끝날 때까지 신청 금액이 묶여요.',
    close: '완료',
  },
} satisfies Translated<typeof en>
