import type { Translated } from '../../i18n/resources.ts'
import type { afterLogin as en } from './en.ts'

export const afterLogin = {
  arrived: '모의 투자금이 들어왔어요',
  text: '실제 돈이 아니에요. 이 자산으로 얻는 이익이나 손실은 실제로 생기지 않아요.',
  list: '받은 모의 투자금',
  onward: '시장 둘러보기',
} satisfies Translated<typeof en>
