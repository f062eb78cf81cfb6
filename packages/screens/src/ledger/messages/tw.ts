import type { Translated } from '../../i18n/resources.ts'
import type { ledger as en } from './en.ts'

export const ledger = {
  fromTo: '{{from}} → {{to}}',
  reasons: {
    practiceMoney: '模擬資金',
    orderFrozen: '委託圈存',
    orderReleased: '解除圈存',
    marginTaken: '使用保證金',
    marginReturned: '退還保證金',
    commission: '手續費',
    tax: '交易稅',
    profit: '獲利',
    loss: '虧損',
  },
  buckets: {
    available: '可用',
    frozen: '圈存',
    margin: '保證金',
    loan: '貸款',
    copy: '跟單交易',
    external: '銀行帳戶',
    house: 'Onelot',
    fees: '手續費',
    tax: '稅款',
    interest: '利息',
  },
} satisfies Translated<typeof en>
