import type { UiMessages } from '../en.ts'

export const display = {
  carousel: {
    role: '캐러셀',
    slide: '슬라이드',
    slideName: '{{total, number}}개 중 {{position, number}}번째: {{name}}',
    choose: '슬라이드',
    go: '슬라이드 {{position, number}}: {{name}}',
    play: '자동 넘김 시작',
    pause: '자동 넘김 멈춤',
  },
  frame: {
    open: '브라우저에서 열기',
    refused: '여기서는 열 수 없어요',
    refusedHint: '안전하게 연결되는 페이지만 앱 안에서 보여드려요. 이 페이지에는 아무것도 보내지 않았어요.',
  },
  notice: { dismiss: '알림 닫기' },
  record: { number: '번호 {{number}}' },
  seeAll: '전체 보기',
  charts: {
    showTable: '표로 보기',
    hideTable: '표 숨기기',
    part: '항목',
    other: '기타',
    share: '비중',
    amount: '금액',
    day: '날짜',
    profit: '손익',
    change: '전일 대비',
    monthTotal: '월 합계',
    noParts: '아직 보유한 자산이 없어요.',
    noDays: '아직 표시할 날이 없어요.',
    allocation: '{{label}}: {{parts}}',
    partOfWhole: '{{name}} {{share}}',
    curve: '{{label}}, {{from}}부터 {{to}}까지, {{direction}}',
    curveFigures: '최근 {{last}}, 최고 {{high}}, 최저 {{low}}',
  },
} as const satisfies UiMessages['display']
