import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { follow: '카피 트레이딩', more: '카피 트레이딩 추가 투자' },
  movements: {
    put: { name: '카피 트레이딩 투자', explained: '팔로우하는 리드 트레이더에 투자한 금액이에요.' },
    taken: { name: '카피 트레이딩 회수', explained: '리드 트레이더에 투자한 돈이 돌아왔어요.' },
    fee: { name: '성과 보수', explained: '카피 트레이딩으로 얻은 수익의 일부예요.' },
  },
  due: { termEnds: '카피 트레이딩 종료' },
  messages: {
    member: { title: '{{mentor}} 카피 트레이딩이 종료됐어요', detail: '돌려받은 금액: {{amount}}' },
    stopLoss: {
      title: '카피 손절로 {{mentor}} 카피 트레이딩이 종료됐어요',
      detail: '돌려받은 금액: {{amount}}',
    },
    term: { title: '{{mentor}} 카피 트레이딩 기간이 끝났어요', detail: '돌려받은 금액: {{amount}}' },
    closed: {
      title: '리드 트레이더가 활동을 마쳐 {{mentor}} 카피 트레이딩이 종료됐어요',
      detail: '돌려받은 금액: {{amount}}',
    },
    closing: {
      title: '팔로우하는 리드 트레이더({{mentor}})가 활동을 마쳤어요',
      detail: '가진 주식은 {{at}}부터 팔아요',
    },
    skipped: {
      title: '{{name}} 매수를 따라 하지 못했어요',
      detail: '리드 트레이더: {{mentor}}. 이유와 오늘 건너뛴 다른 거래는 내 팔로우에서 볼 수 있어요',
    },
  },
  open: {
    title: '팔로우하는 리드 트레이더가 있어요',
    text: '카피 트레이딩을 모두 종료하면 주식을 팔고 돈이 돌아와요.',
  },
} satisfies Translated<typeof en>
