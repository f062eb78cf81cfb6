import type { Translated } from '../../../base/i18n/resources.ts'
import type { mentor as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { newShares } from '../../../parts/new-shares/messages/kor.ts'
export { sales } from '../../../parts/sales/messages/kor.ts'
export { mentors } from '../../../parts/mentors/messages/kor.ts'

export const mentor = {
  guest: { title: '로그인하고 팔로우하기', text: '계좌 없이도 모든 리드 트레이더를 볼 수 있어요.' },
  followed: '이미 팔로우하거나 신청한 리드 트레이더예요.',
  ownFollows: '내 팔로우 보기',
  full: '모집 한도가 다 차서 더 투자할 수 없어요.',
  year: { label: '최근 1년, 시장과 비교', own: '리드 트레이더', market: '{{market}} 지수' },
  figures: {
    label: '성과 지표',
    earned: '리드 트레이더 누적 수익',
    daily: '최근 거래일',
    best: '월 최고 수익률',
    worst: '월 최저 수익률',
    wins: '승률',
    held: '평균 보유 기간',
    days_other: '{{count, number}}일',
    trades: '주간 거래 수',
    followers: '팔로워, 30일 변화',
    followersThen: '{{followers, number}}명({{change}})',
    term: '기간',
    noTerm: '직접 종료할 때까지',
    termDays_other: '{{count, number}}거래일',
  },
  sample: {
    label: '내 금액으로 충분할까요?',
    amount: '내 금액',
    hint: '최근 1년간 리드 트레이더의 매수와 비교해요',
    none_other: '매수 {{count, number}}건을 모두 따라 했을 거예요.',
    skipped: '매수 {{all, number}}건 중 {{part, number}}건을 건너뛰었을 거예요.',
    least: '{{amount}}이면 하나도 건너뛰지 않아요.',
    all_other: '{{count, number}}건 모두 보기',
  },
  has: { label: '리드 트레이더 보유 자산', none: '지금은 보유한 주식이 없어요', cash: '현금' },
  months: {
    label: '월별 수익률',
    table: '월과 수익률',
    month: '월',
    rate: '수익률',
    none: '아직 한 달이 지나지 않았어요',
  },
  trades: {
    label: '리드 트레이더의 거래',
    open: '거래 모두 보기',
    none: '아직 거래가 없어요',
    buy: '{{shares}} 매수',
    sell: '{{shares}} 매도',
  },
  how: {
    label: '이렇게 진행돼요',
    copied: '리드 트레이더의 거래를 1초 뒤 그때 가격으로 내 금액만큼 따라 해요.',
    skipped: '현금이 모자란 거래는 건너뛰고, 나중에 다시 하지 않아요.',
    fee: '종료할 때 수익의 {{fee, 을}} 내요. 손실이면 내지 않아요.',
    stop: '손절 기준에 도달하면 모두 팔아요. 급변하는 시장에서는 더 적게 받을 수 있어요.',
    end: '언제든 종료할 수 있고, 주식은 시장가로 팔아요.',
    withdraw: '팔로우하는 동안에는 계좌에서 출금할 수 없어요.',
  },
  follow: {
    action: '팔로우하기',
    title: '얼마로 팔로우할까요?',
    amount: '투자 금액',
    least: '{{least}} 이상',
    leastAndLeft: '{{least}} 이상, 남은 한도 {{left}}',
    stopLoss: '카피 손절',
    percent: '{{percent, number}}%',
    floor: '자동 종료 기준',
    stopsAt: '{{percent, number}}%, {{amount}}에서 종료',
    copyOpen: '보유 종목도 바로 사기',
    copyOpenHint: '심사를 통과하고 1초 뒤에 사요. 끄면 이후 거래만 따라 해요.',
    yes: '네, 바로 사요',
    no: '아니요, 이후 거래만',
    next: '확인하기',
    review: '신청 내용 확인',
    total: '묶인 금액',
    confirm: '{{amount, 으로}} 팔로우',
  },
  bought: {
    label: '바로 사는 종목',
    nothing: '리드 트레이더가 지금 가진 주식이 없어요.',
    paid: '주식',
    fees: '비용',
    left: '남는 현금',
    atOpening: '지금은 장이 닫혀 있어요. 다음 개장 뒤 그때 가격으로 사요.',
  },
  done: {
    title: '신청했어요',
    sentence: '{{name}} 팔로우에 {{amount}}',
    note: '심사 중이에요. 끝날 때까지 묶인 금액이에요.',
    see: '팔로우 보기',
    close: '완료',
  },
} satisfies Translated<typeof en>
