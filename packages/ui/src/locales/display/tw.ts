import type { UiMessages } from '../en.ts'

export const display = {
  carousel: {
    role: '輪播',
    slide: '頁面',
    slideName: '第 {{position, number}} 張，共 {{total, number}} 張：{{name}}',
    choose: '輪播頁面',
    go: '第 {{position, number}} 張：{{name}}',
    play: '開始輪播',
    pause: '暫停輪播',
  },
  frame: {
    open: '以瀏覽器開啟',
    refused: '無法在此開啟',
    refusedHint: 'App 內僅顯示透過安全連線的頁面，未向該頁面傳送任何資料。',
  },
  notice: { dismiss: '關閉通知' },
  record: { number: '編號 {{number}}' },
  seeAll: '查看全部',
  charts: {
    showTable: '以表格顯示',
    hideTable: '隱藏表格',
    part: '項目',
    other: '其他',
    share: '占比',
    amount: '金額',
    day: '日期',
    profit: '損益',
    change: '較前一日',
    monthTotal: '當月合計',
    noParts: '目前沒有庫存。',
    noDays: '目前沒有可顯示的日期。',
    allocation: '{{label}}：{{parts}}',
    partOfWhole: '{{name}} {{share}}',
    curve: '{{label}}，{{from}} 至 {{to}}。{{direction}}。',
    curveFigures: '最新 {{last}}，最高 {{high}}，最低 {{low}}。',
  },
} as const satisfies UiMessages['display']
