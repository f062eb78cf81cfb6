import type { OwnLanguage } from '@onelot/domain'
import type { SecureFailure } from '../session/secureSession.ts'

interface Said {
  readonly title: string
  readonly text: string
}

interface ShellMessages extends Readonly<Record<SecureFailure, Said>> {
  readonly backAgain: string
  readonly understood: string
}

/** What the app says inside a native shell alone. */
export const shellMessages: Readonly<Record<OwnLanguage, ShellMessages>> = {
  en: {
    backAgain: 'Press back again to leave',
    understood: 'OK',
    unread: { title: 'Please log in again', text: 'This device could not read who was logged in.' },
    unkept: {
      title: 'Your login was not kept',
      text: 'This device could not store it. You are logged in until the app is closed.',
    },
  },
  kor: {
    backAgain: '한 번 더 누르면 종료돼요',
    understood: '확인',
    unread: { title: '다시 로그인해 주세요', text: '이 기기에서 로그인 정보를 읽지 못했어요.' },
    unkept: {
      title: '로그인 정보를 저장하지 못했어요',
      text: '이 기기에 저장할 수 없어서, 앱을 닫으면 다시 로그인해야 해요.',
    },
  },
  tw: {
    backAgain: '再按一次返回鍵即可離開',
    understood: '確定',
    unread: { title: '請重新登入', text: '此裝置無法讀取登入資料。' },
    unkept: {
      title: '登入資料未保存',
      text: '此裝置無法保存登入資料，關閉 App 後需要重新登入。',
    },
  },
}
