import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { bid: '경매 입찰' },
  held: { one: '경매 입찰', all: '경매 입찰에 묶인 금액' },
  open: { title: '진행 중인 입찰', text: '철회하거나 마감까지 기다려 주세요' },
  movements: {
    held: { name: '입찰 예치금', explained: '여전히 내 돈이에요. 마감까지 입찰을 위해 묶어 둬요.' },
    raised: { name: '입찰 증액', explained: '입찰을 바꿔서 더 묶인 금액이에요.' },
    reduced: { name: '입찰 감액', explained: '입찰을 바꿔서 돌려받은 금액이에요.' },
    withdrawn: { name: '입찰 철회', explained: '묶여 있던 금액을 돌려받았어요.' },
    unused: { name: '낙찰 후 환불', explained: '낙찰받은 주식 값을 뺀 나머지 금액이에요.' },
    lost: { name: '미낙찰 환불', explained: '낙찰받은 주식이 없어 전액 돌려받았어요.' },
    calledOff: { name: '경매 취소 환불', explained: '경매가 취소되어 묶여 있던 금액을 모두 돌려받았어요.' },
  },
  messages: {
    won: { title: '{{name}} 입찰 수량을 모두 낙찰받았어요', detail: '입찰가로 {{amount}} 결제했어요' },
    wonInPart: {
      title: '{{name}} 입찰 수량의 일부를 낙찰받았어요',
      detail: '입찰가로 {{amount}} 결제했어요',
    },
    lost: { title: '{{name}} 주식을 낙찰받지 못했어요', detail: '{{amount, 을}} 돌려드렸어요' },
    calledOff: { title: '{{name}} 경매가 취소됐어요', detail: '{{amount, 을}} 돌려드렸어요' },
    closesToday: { title: '{{name}} 경매가 오늘 마감돼요', detail: '{{at}}까지 입찰을 바꿀 수 있어요' },
  },
} satisfies Translated<typeof en>
