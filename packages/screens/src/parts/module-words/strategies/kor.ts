import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { run: '투자 전략' },
  movements: {
    put: { name: '투자 전략 투자', explained: '이 금액으로 한 종목을 전략의 규칙에 따라 매매해요.' },
    taken: { name: '투자 전략 회수', explained: '실행이 끝나서 돈이 돌아왔어요.' },
    result: {
      name: '투자 전략 손익',
      explained: '하루 동안 전략의 평가금액이 바뀐 만큼 장 마감에 반영해요.',
    },
    fee: { name: '성과 보수', explained: '실행으로 얻은 수익의 일부예요.' },
  },
  due: { ends: '투자 전략 종료' },
  messages: {
    term: { title: '{{name}} 전략 실행 기간이 끝났어요', detail: '돌려받은 금액: {{amount}}' },
    member: { title: '{{name}} 전략 실행이 종료됐어요', detail: '돌려받은 금액: {{amount}}' },
    delisted: {
      title: '{{name}} 상장폐지로 전략 실행이 종료됐어요',
      detail: '돌려받은 금액: {{amount}}',
    },
  },
  open: {
    title: '실행 중인 투자 전략이 있어요',
    text: '실행을 모두 종료하면 다음 장 마감 후에 돈이 돌아와요.',
  },
} satisfies Translated<typeof en>
