import type { Translated } from '../../../base/i18n/resources.ts'
import type { strategies as en } from './en.ts'

export const strategies = {
  warning: '모의 시세예요. 과거 수익이 미래 수익을 보장하지 않아요.',
  warningReal: '과거 수익이 미래 수익을 보장하지 않아요.',
  picture: { bought: '매수', sold: '매도' },
  names: { crossing: '이동평균 교차', breakout: '변동성 돌파', grid: '그리드 매매' },
  does: {
    crossing: '단기 이동평균이 장기 이동평균보다 높으면 주식을, 낮으면 현금을 보유해요.',
    breakout: '크게 오른 다음 날 사고, 상승이 끝난 다음 날 팔아요.',
    grid: '가격이 한 단계 내릴 때마다 나눠 사고, 한 단계 오르면 팔아요.',
  },
  suits: {
    crossing: '긴 추세에서 유리하고, 횡보하면 조금씩 손실이 나요.',
    breakout: '자주 거래해서 비용 부담이 커요.',
    grid: '오르내리는 장에서 유리하고, 길게 내리면 주식만 남아요.',
  },
  withParams: '{{name}} {{params}}',
  params: {
    crossing: '{{fast, number}}일과 {{slow, number}}일',
    breakout: '전일 변동폭의 {{k}}배',
    grid_other: '{{width}} 범위에서 {{count, number}}단계',
  },
  own: { title: '내 실행', text: '오늘 무엇을 왜 거래했는지 볼 수 있어요' },
  pick: {
    title: '어떤 종목으로 볼까요?',
    change: '종목 바꾸기',
    market: '시장',
    markets: { KRX: '한국', TWSE: '대만', US: '미국', SET: '태국' },
    search: '종목 코드 또는 이름',
    found: '검색 결과',
    none: '‘{{query}}’ 종목을 찾지 못했어요',
    noneHint: '다른 이름이나 코드로 찾아보세요.',
    seen: '최근에 본 종목',
    watched: '관심 종목',
    popular: '거래가 많은 종목',
  },
} satisfies Translated<typeof en>
