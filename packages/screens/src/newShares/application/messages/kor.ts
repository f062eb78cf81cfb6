import type { Translated } from '../../../base/i18n/resources.ts'
import type { application as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/kor.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { newShares } from '../../../parts/new-shares/messages/kor.ts'

export const application = {
  steps: {
    applied: '청약 완료',
    closes: '청약 마감',
    drawn: '추첨',
    paymentFrom: '납입 시작',
    paymentTo: '납입 마감',
    paid: '납입 완료',
    issued: '주식 입고',
    listed: '상장일',
    notWon: '미당첨',
    waived: '당첨 포기',
    paymentFailed: '납입 실패',
    cancelled: '청약 취소',
    calledOff: '공모 취소',
  },
  won: '{{shares, 이}} 당첨됐어요',
  next: {
    label: '다음 일정',
    ended: '결과',
    toBeDrawn: '{{at}}에 추첨해요. 그때까지 {{amount, 이}} 묶여 있어요.',
    won: '{{at}}에 납입이 시작돼요. {{amount, 을}} 준비해 두면 자동으로 납입돼요.',
    wonCovered: '증거금으로 납입할 수 있어요. {{at}}에 납입돼요.',
    awaitingPayment: '{{at}}까지 {{amount, 을}} 더 납입해야 해요.',
    paid: '{{at}}에 주식이 입고돼요. {{listing}}부터 팔 수 있어요.',
    issued: '{{listing}}부터 주식을 팔 수 있어요.',
    listed: '상장되어 팔 수 있어요.',
    notWon: '이번에는 당첨되지 않았어요. {{amount, 을}} 다시 쓸 수 있어요.',
    waived: '당첨을 포기했어요. {{amount, 을}} 다시 쓸 수 있어요.',
    paymentFailed: '기한까지 납입하지 못했어요. {{amount, 을}} 다시 쓸 수 있어요.',
    cancelled: '청약을 취소했어요. {{amount, 을}} 다시 쓸 수 있어요.',
    calledOff: '공모가 취소됐어요. {{amount, 을}} 돌려드렸어요.',
  },
  short: {
    label: '부족한 금액',
    title: '납입일에 {{amount, 이}} 부족해요',
    text: '{{at}}까지 입금해 주세요. 그때까지 납입을 마치지 못하면 당첨이 취소되고 돈은 돌려받아요.',
  },
  facts: {
    price: '확정 공모가',
    provisional: '예정 공모가',
    asked: '청약 수량',
    won: '당첨 수량',
    deposit: '증거금',
    held: '현재 묶인 금액',
    due: '납입금',
    refunded: '돌려받은 금액',
  },
  ways: {
    label: '더 보기',
    offer: '공모 정보',
    proof: '추첨 확인하기',
    proofText: '이 기기에서 결과를 다시 계산해 볼 수 있어요.',
    position: '내 포지션',
  },
  keep: '나중에',
  pay: {
    action: '{{amount}} 납입하기',
    question: '지금 {{amount, 을}} 납입할까요?',
    text: '주문 가능 금액에서 납입하고 주식을 받게 돼요.',
  },
  cancel: {
    action: '청약 취소하기',
    question: '이 청약을 취소할까요?',
    text: '증거금을 바로 다시 쓸 수 있어요. 청약 기간에는 다시 청약할 수 있어요.',
  },
  waive: {
    action: '당첨 포기하기',
    question: '{{shares}} 당첨을 포기할까요?',
    text: '묶인 금액을 모두 다시 쓸 수 있어요. 되돌릴 수 없어요.',
    done: '당첨을 포기했어요',
  },
} as const satisfies Translated<typeof en>
