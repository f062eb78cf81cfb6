import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { application: '공모주 청약' },
  held: { one: '공모주 청약', all: '공모주 청약에 묶인 금액' },
  open: { title: '진행 중인 청약', text: '취소하거나 끝날 때까지 기다려 주세요' },
  movements: {
    deposit: { name: '청약증거금', explained: '여전히 내 돈이에요. 추첨할 때까지 청약을 위해 묶어 둬요.' },
    notWon: { name: '미당첨 환불', explained: '당첨된 주식이 없어 전액 돌려받았어요.' },
    excess: { name: '추첨 후 환불', explained: '당첨된 주식 값을 뺀 나머지 금액이에요.' },
    collected: { name: '공모주 납입', explained: '당첨된 주식 값에서 부족했던 금액이에요.' },
    cancelled: { name: '청약 취소', explained: '묶여 있던 금액을 돌려받았어요.' },
    waived: { name: '당첨 포기', explained: '묶여 있던 금액을 모두 돌려받았어요.' },
    paymentFailed: {
      name: '납입 실패 환불',
      explained: '기한까지 금액이 채워지지 않아 묶여 있던 금액을 모두 돌려받았어요.',
    },
    calledOff: { name: '공모 취소 환불', explained: '공모가 취소되어 묶여 있던 금액을 모두 돌려받았어요.' },
  },
  due: { payment: '공모주 대금 출금', paymentEnds: '공모주 납입 마감' },
  messages: {
    opens: { title: '{{name}} 청약이 시작됐어요', detail: '{{at}}까지' },
    closesToday: { title: '{{name}} 청약이 오늘 마감돼요', detail: '{{at}}까지 청약할 수 있어요' },
    won: {
      title: '{{name}} 청약에 당첨됐어요',
      detail: '모두 {{shares, number}}주예요. {{at}}까지 {{amount, 을}} 준비해 주세요',
    },
    wonWhole: {
      title: '{{name}} 청약에 당첨됐어요',
      detail: '모두 {{shares, number}}주예요. 묶어 둔 증거금으로 납입돼요. {{at}} 상장',
    },
    notWon: { title: '{{name}} 청약에 당첨되지 않았어요', detail: '{{amount, 을}} 돌려드렸어요' },
    payTomorrow: { title: '내일 {{name}} 납입일이에요', detail: '{{at}}에 {{amount, 이}} 빠져나가요' },
    shortTomorrow: {
      title: '내일 {{name}} 납입일이에요',
      detail: '{{amount, 이}} 부족해요. {{at}} 전에 입금해 주세요',
    },
    short: {
      title: '{{name}} 납입금이 {{amount}} 부족해요',
      detail: '{{at}} 전에 입금하지 않으면 당첨이 취소돼요',
    },
    paymentWaits: {
      title: '{{name}} 납입이 보류됐어요',
      detail: '계좌가 제한되어 {{amount}} 납입이 미뤄졌어요. {{at}}까지 제한이 풀리지 않으면 당첨이 취소돼요',
    },
    paid: { title: '{{name}} 납입이 끝났어요', detail: '{{shares, number}}주, {{amount}}, {{at}} 입고' },
    paymentFailed: {
      title: '{{name}} 납입에 실패했어요',
      detail: '기한까지 금액이 채워지지 않았어요. {{amount, 을}} 돌려드렸어요',
    },
    calledOff: { title: '{{name}} 공모가 취소됐어요', detail: '{{amount, 을}} 돌려드렸어요' },
    offerCalledOff: {
      title: '{{name}} 공모가 취소됐어요',
      detail: '알림을 신청하신 공모예요. 이제 청약할 수 없어요',
    },
    issued: {
      title: '{{name}} 주식이 입고됐어요',
      detail: '모두 {{shares, number}}주예요. {{at}}부터 팔 수 있어요',
    },
  },
} satisfies Translated<typeof en>
