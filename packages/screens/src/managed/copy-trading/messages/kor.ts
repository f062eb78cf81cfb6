import type { Translated } from '../../../base/i18n/resources.ts'
import type { copyTrading as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { mentors } from '../../../parts/mentors/messages/kor.ts'

export const copyTrading = {
  tabs: { label: '카피 트레이딩', mentors: '리드 트레이더', follows: '내 팔로우' },
  level: '등급',
  allLevels: '전체',
  order: '정렬',
  orders: {
    followersEarned: '팔로워 수익률순',
    earned: '리드 트레이더 수익률순',
    drawdown: '낙폭 작은 순',
    risk: '위험 낮은 순',
    followers: '팔로워 많은 순',
    deadline: '마감일순',
  },
  none: { title: '리드 트레이더가 없어요', text: '조건에 맞거나 지금 모집 중인 리드 트레이더가 없어요.' },
  noFollows: {
    title: '팔로우하는 리드 트레이더가 없어요',
    text: '내가 정한 금액으로 리드 트레이더의 거래를 따라 해요. 언제든 끝낼 수 있어요.',
    action: '리드 트레이더 보기',
  },
  progress: { paused: '일시 중지: 새로 사지 않아요', ending: '종료 중: 모두 팔고 있어요' },
  compare: {
    action: '2명 비교하기',
    title: '리드 트레이더 비교',
    first: '첫 번째',
    second: '두 번째',
    figure: '항목',
  },
  figures: {
    earned: '리드 트레이더 수익률',
    year: '리드 트레이더 1년',
    market: '같은 기간 시장',
    drawdown: '최대 낙폭',
    worstMonth: '월 최저 수익률',
    bestMonth: '월 최고 수익률',
    risk: '위험 등급(1~10)',
    winRate: '승률',
    holding: '평균 보유 기간',
    days_other: '{{count, number}}일',
    trades: '주간 거래 수',
    followers: '팔로워',
    change: '최근 30일 변화',
    left: '남은 모집 한도',
  },
} satisfies Translated<typeof en>
