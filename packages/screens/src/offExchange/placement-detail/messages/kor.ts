import type { Translated } from '../../../base/i18n/resources.ts'
import type { placementDetail as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { newShares } from '../../../parts/new-shares/messages/kor.ts'
export { sales } from '../../../parts/sales/messages/kor.ts'
export { placements } from '../../../parts/placements/messages/kor.ts'

export const placementDetail = {
  guest: { title: '로그인하고 신청하기', text: '조건은 계좌 없이도 볼 수 있어요.' },
  full: '최소 금액만큼 물량이 남지 않았어요.',
  tiers: {
    label: '금액별 할인',
    table: '구간별 할인율과 가격',
    from: '구간',
    discount: '할인율',
    price: '1주당 가격',
  },
  terms: {
    label: '조건',
    shares: '새로 발행하는 주식',
    dilution: '희석률',
    dilutionNote: '발행 후 전체의 {{percent}}',
    fee: '수수료',
    noFee: '살 때는 없어요',
  },
  how: {
    label: '이렇게 진행돼요',
    price: '할인은 전일 종가를 기준으로 해요. 지금 시장 가격은 다를 수 있어요.',
    amount: '금액이 클수록 할인율이 높아져요. 주식은 1주 단위로 사고, 남는 금액은 그대로 있어요.',
    request: '신청 금액은 심사가 끝날 때까지 묶여요. 그전에는 취소할 수 있어요.',
    lock: '지금 심사를 통과하면 가격이 어떻게 되든 {{at}} 전에는 팔 수 없어요.',
    exit: '팔 때는 다른 주식과 똑같이 시장에서 팔고 같은 비용을 내요.',
    dilution: '새 주식이 늘어나면 1주가 회사에서 차지하는 몫은 작아져요.',
  },
  subscribe: {
    action: '신청',
    title: '얼마를 신청할까요?',
    amount: '금액',
    more: '{{amount}} 더 넣으면 {{percent}} 할인돼요',
    highest: '가장 높은 할인율이에요',
    left: '{{shares}}만 남았어요.',
    tooLittle: '1주당 {{price}} 이상 필요해요.',
    facts: '신청 결과',
    discount: '전일 종가 대비 할인',
    now: '현재가 대비 할인',
    price: '1주당 가격',
    shares: '수량',
    even: '비용 포함 손익분기',
    average: '평균 매수가',
    cheaper: '지금은 시장에서도 이 가격 이하로 살 수 있고, 매도 제한도 없어요.',
    next: '확인하기',
    review: '신청 내용 확인',
    note: '{{at}} 전에는 이 주식을 팔 수 없고, 주가가 산 가격보다 내려갈 수 있어요.',
    confirm: '{{shares}} 신청하기',
  },
  done: {
    title: '신청했어요',
    sentence: '{{name}} {{shares}}, 1주당 {{price}}',
    note: '심사 중이에요. 끝날 때까지 신청 금액이 묶여요.',
    close: '완료',
  },
} satisfies Translated<typeof en>
