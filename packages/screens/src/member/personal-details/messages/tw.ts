import type { Translated } from '../../../base/i18n/resources.ts'
import type { personalDetails as en } from './en.ts'
export { identity } from '../../../parts/new-fund-password/messages/tw.ts'

export const personalDetails = {
  account: '帳號',
  invitation: '我的邀請碼',
  invitationHint: '以此邀請碼開戶的人，會記為由您邀請。',
  contact: '可變更的資料',
  identity: '身分驗證',
  seat: {
    none: '無',
    underReview: '審核中',
    seat: '使用中',
    rejected: '未通過',
  },
  inviter: '開戶使用的邀請碼',
  since: '開戶日期',
  accepted: '已同意的文件',
  version: '{{date}}版',
} satisfies Translated<typeof en>
