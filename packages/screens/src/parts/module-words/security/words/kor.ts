import type { Translated } from '../../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  messages: {
    newDevice: {
      title: '새 기기에서 로그인했어요',
      detail: '{{at}} · 본인이 아니면 그 기기를 로그아웃하고 비밀번호를 바꿔 주세요.',
    },
    loginPassword: {
      title: '로그인 비밀번호가 바뀌었어요',
      detail: '{{at}} · 본인이 아니면 고객센터에 알려 주세요.',
    },
    phone: {
      title: '휴대폰 번호가 바뀌었어요',
      detail: '{{at}} · 본인이 아니면 고객센터에 알려 주세요.',
    },
    fundPassword: {
      title: '출금 비밀번호가 바뀌었어요',
      detail: '{{at}} · 본인이 아니면 고객센터에 알려 주세요.',
    },
  },
} satisfies Translated<typeof en>
