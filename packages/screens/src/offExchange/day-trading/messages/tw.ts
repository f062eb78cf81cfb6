import type { Translated } from '../../../base/i18n/resources.ts'
import type { dayTrading as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { tw as trading } from '@onelot/ui/locales/tw/trading'
export { causes } from '../../../parts/end-causes/messages/tw.ts'
export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { positions } from '../../../parts/positions/messages/tw.ts'

export const dayTrading = {
  market: '市場',
  markets: { KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國' },
  marketWithOpen: '{{market}} · {{open, number}}',
  realised: '今日已實現損益',
  closed_other: '已了結 {{count, number}} 筆，已扣費用與稅',
  noneClosed: '今日尚未了結交易',
  month: '本月',
  opensIn: '距開放',
  opening: '即將開放',
  closesAt: '{{time}}會自動了結未平倉部位，在此之前可進行當沖。',
  opensAt: '{{time}}起可再進行當沖。',
  limit: {
    title: '單日虧損上限',
    none: '未設定',
    row: '達到時，當日停止此市場的當沖',
    next: '{{day}}起 {{amount}}',
    nextNone: '{{day}}起無上限',
    amount: '單日最多虧損',
    text: '當日已了結的當沖扣除費用後虧損達到此金額時，下一個交易日前不再受理此市場的當沖，即使之後的交易賺回部分虧損也一樣。',
    open: '尚未成交的當沖委託會被拒絕。未平倉部位會保留到您平倉或截止時間為止，因此單日虧損可能超過上限。',
    when: '調低上限立即生效。調高或取消，若今日已開盤，則自下一個交易日起生效。',
    save: '儲存上限',
    remove: '取消上限',
    set: '已儲存單日虧損上限',
    removed: '已取消單日虧損上限',
    later: '已儲存，{{day}}起生效。',
  },
  stopped: '已達單日虧損上限 {{amount}}，下一個交易日前不再受理此市場的當沖。未平倉部位仍可平倉。',
  carried_other: '有 {{count, number}} 筆當沖因暫停交易而未能在截止時間了結，恢復交易後會以首個價格了結。',
  open: '進行中的當沖',
  ended: '今日已結束',
  more: '全部委託',
  breakEven: '損益兩平 {{at}}',
  empty: {
    title: '今日沒有當沖交易',
    text: '在股票委託中開啟「當沖」，買賣的部位會在收盤前自動了結。',
    action: '尋找股票',
  },
  stocks: { title: '尋找可當沖的股票', text: '此市場的每檔股票都可當沖，部分也可放空' },
} satisfies Translated<typeof en>
