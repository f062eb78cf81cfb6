import type { Translated } from '../../i18n/resources.ts'
import type { ledger as en } from './en.ts'

export const ledger = {
  fromTo: '{{from}} → {{to}}',
  reasons: {
    practiceMoney: '模擬資金',
    orderFrozen: '委託凍結',
    orderReleased: '委託解凍',
    marginTaken: '持倉保證金',
    marginReturned: '退回保證金',
    commission: '手續費',
    tax: '證券交易稅',
    profit: '獲利',
    loss: '虧損',
  },
  buckets: {
    available: '可用',
    frozen: '凍結',
    margin: '保證金',
    loan: '貸款',
    copy: '跟單',
    external: '外部',
    house: '公司',
    fees: '手續費',
    tax: '稅款',
    interest: '利息',
  },
} satisfies Translated<typeof en>
