import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { term: '주식 대여' },
  movements: {
    interest: { name: '대여 수익', explained: '대여한 주식으로 얻은 수익이에요.' },
    tax: { name: '대여 수익 세금', explained: '대여 수익에서 뗀 세금이에요.' },
  },
  due: { returns: '대여 주식 반환' },
  messages: {
    finished: { title: '대여한 {{name}} 주식이 돌아왔어요', detail: '세후 수익 {{amount}}' },
    recalled: { title: '반환 요청한 {{name}} 주식이 돌아왔어요', detail: '세후 수익 {{amount}}' },
    delisted: { title: '{{name}} 상장폐지로 주식 대여가 끝났어요', detail: '세후 수익 {{amount}}' },
    paid: { title: '대여 수익이 들어왔어요', detail: '세후 {{amount}}' },
    paidInSeveral: { title: '대여 수익이 들어왔어요', detail: '여러 통화로 들어왔어요' },
  },
  open: {
    title: '대여 중인 주식이나 받을 수익이 있어요',
    text: '대여 주식은 반환을 요청하면 다음 개장 때 돌아와요. 수익은 매달 첫 거래일에 들어와요.',
  },
} satisfies Translated<typeof en>
