import { defineScreen } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'depositChannel',
  path: '/information/rechargeChannel',
  access: 'member',
  title: { en: 'Pay a deposit', kor: '입금하기', tw: '轉帳入金' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
