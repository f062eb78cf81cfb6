import { defineScreen } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'loginPassword',
  path: '/information/loginPass',
  access: 'member',
  title: { en: 'Login password', kor: '로그인 비밀번호', tw: '登入密碼' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
