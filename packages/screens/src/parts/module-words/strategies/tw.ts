import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { run: '策略' },
  movements: {
    put: { name: '投入策略', explained: '這筆金額依策略的規則買賣一檔股票。' },
    taken: { name: '自策略取回', explained: '策略已結束，款項已退回。' },
    result: { name: '策略損益', explained: '每個交易日收盤時，策略價值的變動。' },
    fee: { name: '績效費', explained: '策略獲利的一部分。' },
  },
  due: { ends: '策略結束' },
  messages: {
    term: { title: '{{name}} 的策略已期滿', detail: '已取回：{{amount}}' },
    member: { title: '{{name}} 的策略已結束', detail: '已取回：{{amount}}' },
    delisted: { title: '{{name}} 已下市，策略已結束', detail: '已取回：{{amount}}' },
  },
  open: {
    title: '有策略正在執行',
    text: '結束所有策略後，款項會在下一次收盤後退回。',
  },
} satisfies Translated<typeof en>
