import type { Translated } from '../../../base/i18n/resources.ts'
import type { obstacles as en } from './en.ts'

export const obstacles = {
  codes: {
    ACCOUNT_FROZEN: {
      title: '您的帳戶已凍結',
      text: '客服會說明原因與解除方式。',
      action: '聯絡客服',
    },
    WITHDRAWAL_BANNED: {
      title: '您的帳戶目前無法出金',
      text: '客服會說明原因與解除方式。',
      action: '聯絡客服',
    },
    FUND_PASSWORD_NOT_SET: {
      title: '請先設定出金密碼',
      text: '每次出金都要以此密碼確認。',
      action: '設定出金密碼',
    },
    REAL_NAME_REQUIRED: {
      title: '請先完成身分驗證',
      text: '通過身分驗證後才能入金與出金。',
      action: '前往身分驗證',
    },
    REAL_NAME_UNDER_REVIEW: {
      title: '身分驗證審核中',
      text: '審核通過後即可繼續。',
      action: '查看審核狀態',
    },
    REAL_NAME_REJECTED: {
      title: '身分驗證未通過',
      text: '請查看原因後重新送出。',
      action: '前往身分驗證',
    },
    NO_BANK_CARD: {
      title: '請先新增銀行帳戶',
      text: '款項會匯至您本人的銀行帳戶或錢包。',
      action: '新增銀行帳戶',
    },
    CREDIT_SCORE_TOO_LOW: {
      title: '信用評分不足',
      text: '客服會說明分數的依據。',
      action: '聯絡客服',
    },
    OPEN_POSITIONS: {
      title: '請先處理持有中的部位',
      text: '沒有持有任何部位時即可出金，等待成交的委託可以保留。',
      action: '查看部位',
    },
    DEBT_UNPAID: {
      title: '請先償還欠款',
      text: '有一筆費用因資金不足尚未付清，入金後會優先償還。',
      action: '入金',
    },
    DEPOSIT_PENDING: {
      title: '有一筆入金正在審核',
      text: '審核結束後即可繼續。',
      action: '查看這筆入金',
    },
    FUND_OPERATION_PENDING: {
      title: '有另一筆出入金正在審核',
      text: '審核結束後即可繼續。',
      action: '查看這筆出入金',
    },
  },
  waits: {
    WITHDRAWAL_HELD: '目前還不能出金',
    WITHDRAWAL_WINDOW_CLOSED: '目前不在出金時間內',
    DEPOSIT_WINDOW_CLOSED: '目前不在入金時間內',
  },
  opens: {
    WITHDRAWAL_WINDOW_CLOSED: '下次開放出金：{{opensAt}}',
    DEPOSIT_WINDOW_CLOSED: '下次開放入金：{{opensAt}}',
  },
  hours: '開放時間：{{window}}',
  also: '還需要',
} as const satisfies Translated<typeof en>
