import type { Translated } from '../../../base/i18n/resources.ts'
import type { applications as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { newShares } from '../../../parts/new-shares/messages/tw.ts'

export const applications = {
  tabs: { label: '申購紀錄', open: '進行中', ended: '已結束' },
  empty: {
    open: '沒有進行中的申購',
    openText: '您的申購在上市前會顯示在這裡，並列出下一步。',
    ended: '沒有已結束的申購',
    endedText: '未中籤、放棄、取消的申購，以及已撥券的申購會顯示在這裡。',
  },
} as const satisfies Translated<typeof en>
