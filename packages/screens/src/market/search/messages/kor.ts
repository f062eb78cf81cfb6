import type { Translated } from '../../../base/i18n/resources.ts'
import type { search as en } from './en.ts'

export { watching } from '../../../parts/watchlist-groups/messages/kor.ts'

export const search = {
  label: '전체 시장 검색',
  placeholder: '종목명 또는 종목 코드',
  trending: '{{market}} 인기 종목',
  markets: { KRX: '한국', TWSE: '대만', US: '미국', SET: '태국', CRYPTO: '가상자산', FX: '외환' },
  kinds: {
    label: '유형',
    all: '전체',
    stock: '주식',
    index: '지수',
    digitalCurrency: '가상자산',
    forex: '외환',
  },
  results: '검색 결과',
  none: '‘{{query}}’에 맞는 종목이 없어요',
  noneHint: '종목 코드나 한국어, 영어, 중국어 이름으로 찾아보세요.',
} satisfies Translated<typeof en>
