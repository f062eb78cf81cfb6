import type { Translated } from '../../../base/i18n/resources.ts'
import type { withdraw as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/tw'
export { cash } from '../../../parts/cash-settlement/messages/tw.ts'
export { obstacles } from '../../../parts/fund-requests/messages/tw.ts'
export { payees } from '../../../parts/payees/messages/tw.ts'

export const withdraw = {
  currency: '幣別',
  withdrawable: '可出金金額',
  stopped: '目前無法出金，原因如下。之後最多可出金 {{amount}}。',
  because: {
    then: '屆時可出金金額',
    label: '無法全部出金的原因',
    cash: '帳戶內金額',
    settles: '{{day}} 交割',
    unsettled: '尚未交割',
    order: '委託凍結金額',
    product: '其他商品圈存金額',
    request: '{{request}}：審核中',
    otherRequest: '審核中的申請',
    loan: '貸款擔保所需金額',
  },
  to: '出金至',
  choose: '請選擇出金帳戶或錢包',
  networkFee: '手續費 {{fee}}，以 USDT 入帳',
  amount: '金額',
  limits: '可出金 {{available}}，單筆 {{least}} 至 {{most}}',
  parts: '可出金金額的一部分',
  all: '全部',
  facts: {
    label: '實收金額',
    fee: '手續費',
    rate: '匯率',
    arrives: '實收金額',
    latest: '最晚',
  },
  submit: '出金 {{amount}}',
  asked: '出金 {{amount}} 至 {{name}}',
  record: '最近出金',
  noRecord: '目前沒有紀錄',
  noRecordText: '您的出金會列在這裡。',
} as const satisfies Translated<typeof en>
