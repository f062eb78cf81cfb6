import { defineScreen } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'login',
  path: '/login/login',
  access: 'guest',
  entry: true,
  title: { en: 'Log in', kor: '로그인', tw: '登入' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  load: () => import('./index.ts'),
})

/** The same screen for a person whose session ended; it is opened by the address alone. */
export const reLogin = defineScreen({ ...screen, name: 'reLogin', path: '/login/reLogin' })
