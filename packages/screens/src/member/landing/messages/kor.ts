import type { Translated } from '../../../base/i18n/resources.ts'
import type { landing as en } from './en.ts'

export const landing = {
  sentence: '실제 돈을 쓰지 않고 모의 투자금으로 투자를 배워요.',
  sentencePlain: '여러 나라의 시장에 한 계좌로 투자해요.',
  register: '계좌 개설하기',
  logIn: '로그인',
  enter: '시장 둘러보기',
} satisfies Translated<typeof en>
