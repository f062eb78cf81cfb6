import type { Translated } from '../../../base/i18n/resources.ts'
import type { copyTrading as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { mentors } from '../../../parts/mentors/messages/tw.ts'

export const copyTrading = {
  tabs: { label: '跟單交易', mentors: '交易員', follows: '我的跟單' },
  level: '等級',
  allLevels: '全部',
  order: '排序',
  orders: {
    followersEarned: '跟單者報酬',
    earned: '交易員報酬',
    drawdown: '回撤最小',
    risk: '風險最低',
    followers: '跟單人數',
    deadline: '截止日',
  },
  none: { title: '沒有交易員', text: '沒有符合條件或正在募集的交易員。' },
  noFollows: {
    title: '您尚未跟單',
    text: '以您自己的金額複製交易員的交易，隨時可以結束。',
    action: '查看交易員',
  },
  progress: { paused: '暫停中：不再買進', ending: '結束中：正在全數賣出' },
  compare: { action: '比較兩位', title: '交易員比較', first: '第一位', second: '第二位', figure: '項目' },
  figures: {
    earned: '交易員報酬',
    year: '交易員一年',
    market: '同期大盤',
    drawdown: '最大回撤',
    worstMonth: '最差月份',
    bestMonth: '最佳月份',
    risk: '風險評分（1 至 10）',
    winRate: '勝率',
    holding: '持有期間',
    days_other: '{{count, number}} 天',
    trades: '每週交易',
    followers: '跟單者',
    change: '近 30 日增減',
    left: '剩餘額度',
  },
} satisfies Translated<typeof en>
