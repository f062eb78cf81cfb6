import type { Translated } from '../../../base/i18n/resources.ts'
import type { mine as en } from './en.ts'

export { figures } from '../../../parts/account-figures/messages/tw.ts'
export { cash } from '../../../parts/cash-settlement/messages/tw.ts'

export const mine = {
  totalAssets: '總資產',
  figures: {
    totalAssets: '總資產',
    available: '可用資金',
    holdingFunds: '部位淨值',
    frozen: '圈存金額',
    profitableFunds: '總損益（部位）',
  },
  explained: {
    totalAssets: '您的全部資產：現金、圈存金額，以及部位現在平倉可以收回的金額。',
    available: '現在可以用來交易的金額。',
    holdingFunds: '投入部位的金額，加上目前的未實現損益。',
    frozen: '仍屬於您，為等待中的委託與審核中的申請保留。',
    profitableFunds:
      '僅計部位，不含匯率變動：至今扣除費用與稅的已實現損益，加上目前的未實現損益。淨入金依目前匯率計算。',
  },
  parts: {
    available: '可用資金',
    holdingFunds: '部位淨值',
    frozen: '圈存金額',
    copy: '跟單',
    paidIn: '進場時投入',
    unrealised: '未實現損益',
    realised: '已實現損益',
    netDeposits: '淨入金',
    entryFees: '未平倉部位的手續費',
    exchange: '換匯',
    withdrawals: '出金手續費',
    other: '其他',
    rounding: '捨入差額',
    borrowed: '借款',
  },
  where: '目前分布',
  sources: '資金來源',
  sum: '合計',
  return: '報酬率',
  ofPaidIn: '以淨入金計',
  converted: '其他幣別以買賣報價的中間匯率換算。',
  currency: '顯示幣別',
  realName: {
    notVerified: '完成身分驗證即可使用入金、信用交易與出金',
    underReview: '身分驗證審核中',
    passed: '已完成身分驗證',
    rejected: '身分驗證未通過，請重新送出',
  },
  seat: '法人帳戶',
  nextStep: '下一步',
  invitation: '邀請碼',
  accounts: {
    title: '各幣別帳戶',
    of: '{{currency}} 帳戶',
    withdrawable: '可出金金額',
    owed: '這是欠款，之後此幣別的可用資金會優先償還。',
  },
  holds: {
    long: '買進委託',
    short: '放空委託',
    request: '審核中',
    withdrawal: '出金',
    product: '其他商品',
    none: '目前沒有圈存金額。',
  },
  actions: '常用功能',
  more: '更多',
} satisfies Translated<typeof en>
