import type { Translated } from '../../i18n/resources.ts'
import type { trade as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { positions } from '../../positions/messages/tw.ts'

export const trade = {
  tabs: {
    label: '委託與持倉',
    purchase: '委託中',
    inProgress: '進行中',
    terminated: '已結束',
    inventory: '庫存',
    digitalCurrency: '數位貨幣',
    foreignExchange: '外匯',
  },
  summary: {
    label: '持倉概況',
    marketValue: '市值',
    unrealised: '庫存損益',
    quota: '可用額度',
    today: '今日損益',
    yesterday: '昨日損益',
    total: '總值',
    estimated: '預估收益',
  },
  empty: {
    purchase: '沒有等待中的委託',
    inProgress: '沒有進行中的持倉',
    terminated: '尚無已結束的紀錄',
    inventory: '尚未持有證券',
    digitalCurrency: '沒有數位貨幣持倉',
    foreignExchange: '沒有外匯持倉',
    text: '買進後會顯示在這裡。',
    action: '看看行情',
  },
  priceMissing: '目前沒有報價',
  inventoryLots_other: '{{positions}}，共 {{count, number}} 股',
  inventoryPositions_other: '{{count, number}} 筆持倉',
} satisfies Translated<typeof en>
