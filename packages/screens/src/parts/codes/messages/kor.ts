import type { Translated } from '../../../base/i18n/resources.ts'
import type { codes as en } from './en.ts'

export const codes = {
  label: '인증번호',
  sendsTo: '{{phone}} 번호로 인증번호 6자리를 보내 드려요. 5분 동안 쓸 수 있어요.',
  sentTo: '{{phone}} 번호로 인증번호 6자리를 보냈어요. 5분 동안 쓸 수 있어요.',
  send: '인증번호 받기',
  again: '인증번호 다시 받기',
  againIn: '다시 받을 수 있을 때까지',
  wrong: '인증번호가 맞지 않거나 유효 시간이 지났어요.',
  inDemo: '데모에서는 문자를 보내지 않아요. 인증번호: {{code}}',
  fillIn: '입력하기',
} satisfies Translated<typeof en>
