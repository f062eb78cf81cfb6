import type { Translated } from '../../../base/i18n/resources.ts'
import type { trade as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { tw as trading } from '@onelot/ui/locales/tw/trading'
export { figures } from '../../../parts/figures/messages/tw.ts'
export { causes } from '../../../parts/causes/messages/tw.ts'
export { allocation } from '../../../parts/portfolio/allocation/messages/tw.ts'
export { positions } from '../../../parts/positions/messages/tw.ts'

export const trade = {
  tabs: {
    label: '委託與部位',
    purchase: '委託中',
    inProgress: '持有中',
    terminated: '已結束',
  },
  assets: { label: '資產', all: '全部', stocks: '股票', crypto: '加密貨幣', forex: '外匯' },
  grouping: { label: '顯示方式', lots: '逐筆', summed: '現股合計' },
  summary: {
    label: '庫存概況',
    currency: '顯示幣別',
    totalAssets: '總資產',
    todayProfit: '今日損益（部位）',
    profitableFunds: '總損益（部位）',
    marketValue: '市值',
    unrealised: '未實現損益',
    yesterdayProfit: '昨日損益（部位）',
    estimatedIncome: '扣除費用後損益',
    availableQuota: '購買力',
  },
  explained: {
    total: '合計',
    rate: '報酬率',
    rounding: '捨入差額',
    totalAssets: '現金與所有部位，依目前價格與匯率計算。',
    todayProfit: '僅計部位，不含匯率變動：各部位自昨收或今日進場價以來的今日損益，加上今日已實現損益。',
    profitableFunds:
      '僅計部位，不含匯率變動：至今扣除費用與稅的已實現損益，加上目前的未實現損益。淨入金依目前匯率計算。',
    marketValue: '所有部位的現價乘以數量，包含借款部分。',
    unrealised: '部位自進場以來的損益，尚未扣除平倉費用。',
    yesterdayProfit: '僅計部位，不含匯率變動：昨日平倉的損益，加上部位到昨收為止的變動。',
    estimatedIncome: '未實現損益扣除現在全部平倉的費用，不含進場時已付的手續費。',
    availableQuota: '不借款可買進的金額：可用資金扣除手續費。',
    parts: {
      available: '可用資金',
      frozen: '圈存金額',
      margin: '部位投入金額',
      unrealised: '未實現損益',
      copy: '跟單',
      realised: '已實現損益',
      closedToday: '今日已實現損益',
      closedYesterday: '已實現損益',
      closingFees: '平倉費用',
      commission: '預留手續費',
    },
    of: {
      todayProfit: '以總資產扣除今日損益計',
      yesterdayProfit: '以總資產扣除今日與昨日損益計',
      profitableFunds: '以淨入金計',
      cost: '以成本計',
      margin: '以保證金計',
    },
  },
  curve: {
    label: '期間損益',
    range: '期間',
    w1: '1 週',
    m1: '1 個月',
    m3: '3 個月',
    y1: '1 年',
    begins: '損益走勢將從明天開始顯示。',
    ends: '整個帳戶的損益，包含匯率變動與費用。每日以{{zone}}午夜為界。',
  },
  allocation: '資產配置',
  more: '明細',
  figures: '更多數據',
  sort: {
    label: '排序',
    newest: '最新',
    value: '市值',
    profit: '損益',
    return: '報酬率',
  },
  empty: {
    purchase: '目前沒有委託',
    inProgress: '沒有持有中的部位',
    terminated: '目前沒有已結束的紀錄',
    inventory: '目前沒有現股庫存',
    text: '買進後會顯示在這裡。',
    closedText: '賣出的部位會顯示在這裡。',
    action: '看看行情',
  },
  emptyOf: {
    purchase: '{{asset}}沒有等待成交的委託',
    inProgress: '{{asset}}沒有持有中的部位',
    terminated: '{{asset}}沒有已結束的紀錄',
  },
  priceMissing: '目前沒有報價',
  average: '成交均價 {{price}}',
} satisfies Translated<typeof en>
