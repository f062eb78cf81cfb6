import type { Translated } from '../../../base/i18n/resources.ts'
import type { exchange as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { notOffered } from '../../../parts/availability/messages/kor.ts'

export const exchange = {
  label: '환전',
  from: '환전할 금액',
  to: '받을 금액',
  currency: { from: '낼 통화', to: '받을 통화' },
  withdrawable: '환전 가능 금액',
  all: '최대',
  notYet: '아직 환전할 수 없는 금액',
  onHold: '묶인 금액',
  settles: '{{at}} 결제 예정',
  rounded: '받을 통화의 최소 단위에 맞춰 {{amount, 을}} 받아요.',
  rate: '1 {{unit}} = {{amount}}',
  rateLabel: '환율',
  age: { now: '방금', seconds_other: '{{count, number}}초 전' },
  seconds_other: '{{count, number}}초',
  ended: '만료',
  spread: '스프레드 (매매기준율과 {{percent}} 차이)',
  spreadLabel: '스프레드',
  month: '최근 한 달 매매기준율',
  course: '{{from}}부터 {{to}}까지: 최저 {{low}}, 최고 {{high}}',
  review: '확인하기',
  reviewTitle: '환전 확인',
  holds: '환율 유효 시간',
  endedNote: '이 환율은 만료됐어요. 새 환율을 받아 확인한 다음 진행해 주세요.',
  renew: '새 환율 받기',
  left: '남는 {{currency}}',
  confirm: '{{amount}} 환전하기',
  done: {
    title: '환전 완료',
    sentence: '{{from}}에서 {{to, 으로}} 환전했어요',
    given: '낸 금액',
    at: '시각',
    close: '완료',
    records: '거래 내역 보기',
  },
} satisfies Translated<typeof en>
