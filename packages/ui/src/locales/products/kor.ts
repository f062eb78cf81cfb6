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
    ofTotal: '{{total}} 중 {{used}}',
    left: '{{left}} 남음',
    full: '모집 완료',
    places_other: '{{count, number}}자리',
  },
} as const satisfies UiMessages['products']
