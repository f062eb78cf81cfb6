import type { Translated } from '../../../base/i18n/resources.ts'
import type { watching as en } from './en.ts'

export const watching = {
  group: '관심 종목',
  added: '‘{{group}}’에 추가했어요',
  removed: '관심 종목에서 삭제했어요',
  removedMany_other: '{{count, number}}개 종목을 삭제했어요',
  undo: '되돌리기',
  guest: {
    title: '로그인하고 관심 종목에 추가하기',
    text: '관심 종목은 내 계좌에 저장돼요.',
    logIn: '로그인',
    register: '계좌 개설',
  },
} satisfies Translated<typeof en>
