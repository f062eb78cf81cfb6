import type { Translated } from '../../../base/i18n/resources.ts'
import type { statement as en } from './en.ts'
export { ledger } from '../../../parts/ledger/messages/kor.ts'
export { portfolio } from '../../../parts/portfolio/messages/kor.ts'

export const statement = {
  date: '거래내역서 날짜',
  previous: '이전 날',
  next: '다음 날',
  print: '인쇄',
  day: '{{zone}} 기준 하루',
  soFar: '{{zone}} 기준 하루, {{time}}까지',
  soFarElsewhere: '{{zone}} 기준 하루, 내 시간 {{time}}까지 (현지 {{there}})',
  notBegun: '{{zone}} 기준으로 아직 시작되지 않은 날이에요. 내 시간으로 {{time}}에 시작돼요.',
  opening: '기초 예수금',
  closing: '기말 예수금',
  result: '하루 손익',
  trades: '체결 내역',
  noTrades: '이날 체결된 주문이 없어요',
  traded: '{{quantity}}, {{price}}',
  holdings: '하루가 끝날 때 보유',
  held: '{{quantity}}, {{price}} · 체결가 {{entry}}',
  noPrice: '그 시각에 시세가 없어요',
  empty: '내역이 없어요',
  emptyText: '이날에는 아직 계좌에 돈이 없었어요.',
} satisfies Translated<typeof en>
