import type { payees as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export const payees = {
  card: {
    list: '銀行帳戶',
    empty: '尚未新增銀行帳戶',
    emptyText: '新增銀行帳戶後，即可出金至該帳戶。',
    add: '新增銀行帳戶',
    full_other: '您已有 {{count, number}} 個銀行帳戶，無法再新增。',
    remove: '解除綁定銀行帳戶',
    question: '要解除綁定這個銀行帳戶嗎？',
  },
  wallet: {
    list: '錢包地址',
    empty: '尚未新增錢包',
    emptyText: '新增錢包後，即可將 USDT 出金至該錢包。',
    add: '新增錢包',
    full_other: '您已有 {{count, number}} 個錢包，無法再新增。',
    remove: '解除綁定錢包',
    question: '要解除綁定這個錢包嗎？',
  },
  removed: '「{{name}}」會從清單中移除，您隨時可以重新新增。',
  removal: '解除綁定「{{name}}」',
  removing: '解除綁定',
  keep: '保留',
  default: '預設',
  makeDefault: '設為預設',
  madeDefault: '已變更預設',
  address: '錢包地址',
  qr: '錢包地址的 QR 碼',
  adding: '新增「{{name}}」',
  facts: {
    number: '帳號',
    branch: '分行',
    network: '網路',
    added: '新增日期',
    lastUsed: '最近出金',
    never: '尚未出金',
  },
  first: {
    notVerified: {
      title: '請先完成身分驗證',
      text: '款項只會匯給已通過身分驗證的本人。',
      action: '前往身分驗證',
    },
    underReview: {
      title: '身分驗證審核中',
      text: '審核通過後即可新增。',
      action: '查看審核狀態',
    },
    rejected: {
      title: '身分驗證未通過',
      text: '請重新送出身分驗證，通過後即可新增。',
      action: '前往身分驗證',
    },
    fundPassword: {
      title: '請先設定出金密碼',
      text: '設定出金密碼後即可新增。',
      action: '設定出金密碼',
    },
    full: {
      title: '無法再新增',
      text_other: '最多 {{count, number}} 個，請先解除綁定一個。',
      action: '查看清單',
    },
  },
} as const satisfies Translated<typeof en>
