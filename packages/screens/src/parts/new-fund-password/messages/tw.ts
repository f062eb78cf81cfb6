import type { Translated } from '../../../base/i18n/resources.ts'
import type { identity as en } from './en.ts'

export const identity = {
  /** Of the member’s verification. */
  realName: {
    notVerified: '尚未驗證',
    underReview: '審核中',
    passed: '已驗證',
    rejected: '未通過',
  },
  /** The six digits that a member chooses. */
  newFundPassword: {
    next: { ask: '請設定新的出金密碼', why: '請使用未在他處使用的六位數字。' },
    confirm: { ask: '請再輸入一次', why: '避免因輸入錯誤而無法出金。' },
    label: '出金密碼',
    easy: '不可使用六個相同數字、123456 等連續數字，或手機號碼末碼。',
  },
} satisfies Translated<typeof en>
