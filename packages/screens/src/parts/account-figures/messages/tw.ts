import type { Translated } from '../../../base/i18n/resources.ts'
import type { figures as en } from './en.ts'

export const figures = {
  whole: {
    title: '加上其他項目',
    today: '今日帳戶損益',
    yesterday: '昨日帳戶損益',
    all: '帳戶損益',
    days: '當日結束時的帳戶價值減去開始時的價值，出入金不計，包含匯率變動與未平倉部位的手續費。每日自{{zone}}午夜起算。',
    life: '目前帳戶價值減去所有入金、加上出金，包含匯率變動與未平倉部位的手續費。',
    more: '查看組成',
  },
} satisfies Translated<typeof en>
