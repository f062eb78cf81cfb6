import type { Translated } from '../../../base/i18n/resources.ts'
import type { request as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/tw'

export const request = {
  title: { deposit: '入金', withdrawal: '出金' },
  steps: {
    submitted: '已送出',
    expected: '預計 {{at}} 左右完成審核',
    staff: '由客服審核，結果會以訊息通知您。',
    restriction: '審核完成前，您的帳戶已受限制。',
    nameMismatch: '銀行帳戶戶名已與您通過驗證的姓名不符。',
    delisted: '該股票已於期間下市。',
    changed: '該股票於期間分割或除權息。',
    collateral: '審核時可借額度不足。',
    late: '選擇期限已過。',
    noReason: '未註明原因，請洽客服。',
    credited: '已入帳',
    arrived: { card: '匯入銀行帳戶', wallet: '轉入錢包' },
    by: '最晚 {{at}}',
    returned: '款項已可再次使用',
  },
  facts: {
    paidTo: '入金至',
    paid: '匯出金額',
    to: '出金至',
    fee: '手續費',
    arrives: '實收金額',
    rate: '匯率',
    reference: '轉帳備註碼',
  },
  cancel: {
    deposit: {
      action: '取消入金',
      question: '要取消這筆入金嗎？',
      text: '款項不會入帳。若您已匯款，請洽客服。',
    },
    withdrawal: {
      action: '取消出金',
      question: '要取消這筆出金嗎？',
      text: '款項會立即恢復為可用。',
    },
  },
  keep: '保留',
  again: '重新申請',
} as const satisfies Translated<typeof en>
