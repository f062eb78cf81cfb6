import type { codesInbox } from '@onelot/api-client'
import { defineScreen, firstRead } from '../../base/definition/defineScreen.ts'

export const screen = defineScreen({
  name: 'codeInbox',
  path: '/information/codes',
  access: 'guest',
  title: { en: 'Demo codes', kor: '데모 인증번호', tw: '示範驗證碼' },
  messages: {
    en: () => import('./messages/en.ts'),
    kor: () => import('./messages/kor.ts'),
    tw: () => import('./messages/tw.ts'),
  },
  reads: () => [firstRead<typeof codesInbox>('codes/inbox', 'guest', {})],
  load: () => import('./index.ts'),
})
