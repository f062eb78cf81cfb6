import type { Translated } from '../../../base/i18n/resources.ts'
import type { statement as en } from './en.ts'
export { ledger } from '../../../parts/ledger/messages/tw.ts'
export { portfolio } from '../../../parts/portfolio/messages/tw.ts'

export const statement = {
  date: '對帳單日期',
  previous: '前一天',
  next: '後一天',
  print: '列印',
  day: '以{{zone}}的一天計',
  soFar: '以{{zone}}的一天計，截至 {{time}}',
  soFarElsewhere: '以{{zone}}的一天計，截至您的時間 {{time}}（當地 {{there}}）',
  notBegun: '以{{zone}}計，這一天尚未開始，將於您的時間 {{time}} 開始。',
  opening: '期初現金',
  closing: '期末現金',
  result: '當日結果',
  trades: '成交明細',
  noTrades: '當天沒有成交',
  traded: '{{quantity}}，{{price}}',
  holdings: '當日結束時的庫存',
  held: '{{quantity}}，{{price}}，成交均價 {{entry}}',
  noPrice: '當時沒有報價',
  empty: '目前沒有紀錄',
  emptyText: '當天帳戶裡還沒有資金。',
} satisfies Translated<typeof en>
