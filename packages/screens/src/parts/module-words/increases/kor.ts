import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { rights: '주주배정 유상증자' },
  held: { one: '주주배정 유상증자', all: '유상증자에 묶인 금액' },
  open: {
    title: '진행 중인 유상증자',
    text: '청약을 취소하거나 신주가 발행될 때까지 기다려 주세요',
  },
  movements: {
    held: { name: '신주 청약 예치금', explained: '여전히 내 돈이에요. 신주가 발행될 때까지 묶어 둬요.' },
    cancelled: { name: '신주 청약 취소', explained: '묶여 있던 금액을 돌려받았어요.' },
    calledOff: {
      name: '유상증자 취소 환불',
      explained: '유상증자가 취소되어 묶여 있던 금액을 모두 돌려받았어요.',
    },
  },
  due: { lapses: '신주인수권 소멸', issues: '신주 발행' },
  messages: {
    granted: {
      title: '{{name}} 신주인수권을 받았어요',
      detail: '{{shares, number}}주를 살 수 있고, 쓰지 않으면 받는 돈 없이 사라져요',
    },
    lapsing: {
      title: '{{name}} 신주인수권이 이틀 뒤에 사라져요',
      detail: '그때까지 {{shares, number}}주를 살 수 있어요',
    },
    lapsed: { title: '{{name}} 신주인수권이 사라졌어요', detail: '쓰지 않은 권리: {{shares, number}}주' },
    issued: { title: '{{name}} 신주가 발행됐어요', detail: '{{shares, number}}주, {{amount}}' },
    calledOff: {
      title: '{{name}} 유상증자가 취소됐어요',
      detail: '신주인수권이 사라졌어요',
    },
    returned: {
      title: '{{name}} 유상증자가 취소됐어요',
      detail: '묶여 있던 {{amount}} 금액을 돌려드렸어요',
    },
    split: { title: '{{name}} 주식이 분할되어 유상증자가 끝났어요', detail: '신주인수권이 사라졌어요' },
    splitReturned: {
      title: '{{name}} 주식이 분할되어 유상증자가 끝났어요',
      detail: '묶여 있던 {{amount}} 금액을 돌려드렸어요',
    },
    delisted: { title: '{{name}} 상장폐지로 유상증자가 끝났어요', detail: '신주인수권이 사라졌어요' },
    delistedReturned: {
      title: '{{name}} 상장폐지로 유상증자가 끝났어요',
      detail: '묶여 있던 {{amount}} 금액을 돌려드렸어요',
    },
    restLapsing: {
      title: '{{name}} 신주인수권 일부가 이틀 뒤에 사라져요',
      detail: '{{shares, number}}주를 아직 청약하지 않았어요. 더 받으려면 취소하고 다시 청약해 주세요.',
    },
  },
} satisfies Translated<typeof en>
