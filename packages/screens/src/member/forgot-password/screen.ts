import { defineScreen } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'forgotPassword',
  path: '/login/forgotPass',
  access: 'guest',
  entry: true,
  title: { en: 'Forgot password', kor: '비밀번호 찾기', tw: '忘記密碼' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})
