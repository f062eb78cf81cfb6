import type { UiMessages } from '../en.ts'

export const products = {
  phases: {
    coming: '即將開始',
    open: '進行中',
    full: '額滿',
    toBeDrawn: '待抽籤',
    toBePaid: '待繳款',
    toBeListed: '待掛牌',
    listed: '已掛牌',
    closed: '已截止',
  },
  quota: {
    ofTotal: '{{used}}，共 {{total}}',
    left: '剩餘 {{left}}',
    full: '額滿',
    places_other: '{{count, number}} 個名額',
  },
} as const satisfies UiMessages['products']
