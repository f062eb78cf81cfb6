import type { Translated } from '../../../base/i18n/resources.ts'
import type { devices as en } from './en.ts'

export const devices = {
  list: '로그인한 기기',
  text: '모르는 기기가 있으면 로그아웃하고 로그인 비밀번호를 바꿔 주세요.',
  named: '{{system}} · {{browser}}',
  unknown: '알 수 없는 기기',
  current: '지금 쓰는 기기',
  used: '마지막 사용 {{time}}',
  opened: '로그인 {{time}}',
  alone: '다른 기기에는 로그인되어 있지 않아요.',
  end: {
    action: '로그아웃',
    named: '{{name}} 로그아웃',
    question: '{{name}}에서 로그아웃할까요?',
    text: '그 기기를 다시 쓰려면 비밀번호를 입력해야 해요.',
    done: '{{name}}에서 로그아웃했어요',
  },
  all: {
    action: '다른 기기 모두 로그아웃',
    question: '다른 기기에서 모두 로그아웃할까요?',
    text: '지금 쓰는 기기는 그대로 로그인되어 있어요.',
    done: '다른 기기에서 모두 로그아웃했어요',
  },
} satisfies Translated<typeof en>
