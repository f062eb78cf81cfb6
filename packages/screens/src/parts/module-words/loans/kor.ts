import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { loan: '증권담보대출', repayment: '대출 상환' },
  movements: {
    drawn: { name: '대출 실행', explained: '빌린 돈이에요.' },
    repaid: { name: '대출 원금 상환', explained: '갚은 대출 원금이에요.' },
    interest: { name: '대출 이자', explained: '대출에 낸 이자예요.' },
  },
  due: { instalment: '대출 상환', overdueTaken: '연체된 대출 상환' },
  messages: {
    due: { title: '3일 뒤 대출 상환일이에요', detail: '사용 가능 금액에서 {{amount, 이}} 빠져나가요' },
    dueShort: {
      title: '3일 뒤 대출 상환일인데 현금이 부족해요',
      detail: '원화 {{amount, 을}} 더 입금해 주세요',
    },
    collected: { title: '대출 할부금을 냈어요' },
    overdue: {
      title: '대출 할부금이 연체됐어요',
      detail: '{{amount, 이}} 부족해요. 더 높은 이자가 붙고 신용 점수가 내려가요.',
    },
    ended: { title: '{{amount}} 대출을 모두 갚았어요' },
    collateral: {
      title: '담보유지비율이 낮아요',
      detail: '강제로 팔지 않아요. 일부를 갚거나 입금하면 올라가요.',
    },
  },
} satisfies Translated<typeof en>
