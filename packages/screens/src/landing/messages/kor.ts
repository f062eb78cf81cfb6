import type { Translated } from '../../i18n/resources.ts'
import type { landing as en } from './en.ts'

export const landing = {
  exact: '주문하기 전에 모든 비용을 알려 드려요.',
  calm: '내 자산을 한눈에 볼 수 있어요.',
  practice: '모의 투자금으로 시작해요. 실제 거래가 아니에요.',
  register: '계좌 개설하기',
  logIn: '로그인',
  enter: '시장 둘러보기',
} satisfies Translated<typeof en>
