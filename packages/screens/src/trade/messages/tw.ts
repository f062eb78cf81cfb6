import type { Translated } from '../../i18n/resources.ts'
import type { trade as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { positions } from '../../positions/messages/tw.ts'

export const trade = {
  tabs: {
    label: '委託與部位',
    purchase: '委託中',
    inProgress: '進行中',
    terminated: '已結束',
    inventory: '現股',
    digitalCurrency: '加密貨幣',
    foreignExchange: '外匯',
  },
  summary: {
    label: '庫存概況',
    marketValue: '市值',
    unrealised: '未實現損益',
    quota: '購買力',
    today: '今日損益',
    yesterday: '昨日損益',
    total: '總資產',
    estimated: '扣除費用後損益',
  },
  empty: {
    purchase: '目前沒有委託',
    inProgress: '沒有進行中的部位',
    terminated: '目前沒有已結束的紀錄',
    inventory: '目前沒有現股庫存',
    digitalCurrency: '沒有加密貨幣部位',
    foreignExchange: '沒有外匯部位',
    text: '買進後會顯示在這裡。',
    action: '看看行情',
  },
  priceMissing: '目前沒有報價',
  inventoryLots_other: '{{positions}}，共 {{count, number}} 股',
  inventoryPositions_other: '{{count, number}} 筆部位',
} satisfies Translated<typeof en>
