import { defineScreen } from '../definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'fundRecord',
  path: '/information/fundRecord',
  access: 'member',
  title: { en: 'Funds records', kor: '자금 내역', tw: '資金紀錄' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
