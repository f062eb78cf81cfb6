import type { Translated } from '../../../base/i18n/resources.ts'
import type { dividends as en } from './en.ts'

export const dividends = {
  tabs: { label: '股利', stock: '個股', applications: '申請紀錄' },
  held: '持有的個股',
  others: '其他個股',
  records: '您的股利，由新到舊',
  each: '每股 {{amount}}',
  exDate: '除息日 {{date}}',
  pays: '發放日 {{date}}',
  estimated: '預估稅後金額',
  owed: '稅後金額',
  explained: '除息日開盤時持有股票，股利就會自動入帳。',
  none: {
    title: '目前沒有即將發放的股利',
    text: '公司公布的股利會列在這裡。',
    toMarket: '查看行情',
  },
  noRecord: {
    title: '目前沒有紀錄',
    text: '現金股利會自動入帳並列在這裡，不需要申請。可選擇現金或股票的股利目前尚未提供。',
    toStock: '查看即將發放的股利',
  },
  kinds: { received: '股利', charged: '放空股利支出' },
  status: { entitled: '{{date}} 發放', paid: '{{date}} 已發放', charged: '{{date}} 已扣款' },
  details: {
    amount: '每股股利',
    quantity: '除息日持有股數',
    gross: '稅前金額',
    withheld: '股利所得稅',
    net: '可領金額',
    netPaid: '已領金額',
    charged: '已扣金額',
    chargedInAll: '應付金額',
    missing: '當時欠款',
    exDate: '除息日',
    payDate: '發放日',
  },
  chargedText: '除息日開盤時持有空單者，須支付股利。',
  missingText: '除息日開盤時持有空單者，須支付股利。不足的金額成為欠款，之後可用的資金會優先償還。',
  toStock: '查看個股',
} satisfies Translated<typeof en>
