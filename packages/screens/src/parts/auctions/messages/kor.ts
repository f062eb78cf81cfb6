import type { Translated } from '../../../base/i18n/resources.ts'
import type { auctions as en } from './en.ts'

export { newShares } from '../../new-shares/messages/kor.ts'

export const auctions = {
  list: '경매',
  phases: {
    coming: '입찰 예정',
    open: '입찰 중',
    closed: '마감',
    listed: '상장 완료',
    calledOff: '취소',
  },
  empty: {
    title: '해당하는 경매가 없어요',
    description: '경매가 공고되면 여기에서 볼 수 있어요.',
  },
  kinds: { newShare: '상장 전 주식', block: '상장 주식' },
  floor: '1주당 최저 입찰가',
  floorNote: '{{shares}} 입찰에 {{amount}}, 수수료 포함',
  cut: '최저 낙찰가',
  cutWhole: '이 가격부터 전량 낙찰됐어요',
  cutPart: '이 가격은 {{part}}만 낙찰됐어요',
  resultPending: '곧 결과가 나와요',
  ends: { coming: '시작까지', open: '마감까지', closed: '상장까지' },
  over: { coming: '시작 중', open: '마감됐어요', closed: '상장 중' },
  facts: {
    shares: '경매 수량',
    indicative: '예상 시세(모의)',
    market: '현재가',
    difference: '최저 입찰가 대비',
    floor: '최저 입찰가',
    kind: '구분',
  },
  mine: {
    sealed: '{{price}}에 {{shares}} 입찰했어요',
    won: '{{price}}에 {{shares}} 낙찰받았어요',
    lost: '낙찰받지 못했어요',
  },
} as const satisfies Translated<typeof en>
