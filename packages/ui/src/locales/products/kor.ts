import type { UiMessages } from '../en.ts'

export const products = {
  phases: {
    coming: '예정',
    open: '진행 중',
    full: '모집 완료',
    toBeDrawn: '추첨 예정',
    toBePaid: '납입 예정',
    toBeListed: '상장 예정',
    listed: '상장',
    closed: '마감',
  },
  quota: {
    ofTotal: '{{used}} / {{whole}}',
    left: '{{rest}} 남음',
    full: '모집 완료',
    places_other: '{{count, number}}명',
  },
  chance: {
    outcomes: '당첨될 수 있는 수량',
    either: '{{least, number}} 또는 {{most}}',
    atLeastOne: '1주 이상 당첨될 확률',
    small: '{{percent}} 미만',
    large: '{{percent}} 초과',
  },
  minimum: '최소 금액',
  followers: '팔로워',
  people_other: '{{count, number}}명',
  performance: {
    total: '{{period}} 수익률',
    drawdown: '최대 낙폭',
    worstMonth: '월 최저({{month}})',
    risk: '위험 등급',
    riskScore: '{{score, number}}/{{most, number}}',
  },
  pair: {
    swap: '{{from}}, {{to}} 바꾸기',
    holds_other: '이 환율은 {{count, number}}초 동안 유효해요',
  },
  table: { empty: '아직 표시할 내용이 없어요.', total: '합계' },
  streak: {
    signed: '출석했어요',
    missed: '출석하지 않았어요',
    today: '오늘, 아직 출석하지 않았어요',
    coming: '예정',
    before: '시작 전',
  },
  score: {
    enough: '필요한 {{threshold, number}}점을 넘었어요',
    short: '필요한 {{threshold, number}}점까지 {{missing, number}}점 부족해요',
    entries: '점수 내역',
  },
} as const satisfies UiMessages['products']
