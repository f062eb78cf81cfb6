import type { UiMessages } from '../en.ts'

export const products = {
  phases: {
    coming: '即將開始',
    open: '進行中',
    full: '額滿',
    toBeDrawn: '待抽籤',
    toBePaid: '待繳款',
    toBeListed: '待上市',
    listed: '已上市',
    closed: '已截止',
  },
  quota: {
    ofTotal: '{{used}} / {{whole}}',
    left: '剩餘 {{rest}}',
    full: '額滿',
    places_other: '{{count, number}} 個名額',
  },
  chance: {
    outcomes: '可能中籤股數',
    either: '{{least, number}} 或 {{most}}',
    atLeastOne: '中籤機率',
    small: '低於 {{percent}}',
    large: '高於 {{percent}}',
  },
  minimum: '最低金額',
  followers: '跟單人數',
  people_other: '{{count, number}} 人',
  performance: {
    total: '{{period}}報酬率',
    drawdown: '最大回撤',
    worstMonth: '最差 {{month}}',
    risk: '風險',
    riskScore: '{{score, number}}（最高 {{most, number}}）',
  },
  pair: {
    swap: '互換 {{from}} 與 {{to}}',
    holds_other: '此匯率還可維持 {{count, number}} 秒',
  },
  table: { empty: '目前沒有內容。', total: '合計' },
  streak: {
    signed: '已簽到',
    missed: '未簽到',
    today: '今天，尚未簽到',
    coming: '未到',
    before: '開始之前',
  },
  score: {
    enough: '已達所需的 {{threshold, number}} 分',
    short: '距所需的 {{threshold, number}} 分還差 {{missing, number}} 分',
    entries: '分數明細',
  },
} as const satisfies UiMessages['products']
