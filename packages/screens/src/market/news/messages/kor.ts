import type { Translated } from '../../../base/i18n/resources.ts'
import type { news as en } from './en.ts'

export { marketNews } from '../../../parts/market-news/messages/kor.ts'

export const news = {
  tabs: { label: '뉴스 종류', hot: '인기', stock: '내 종목' },
  hot: { list: '48시간 동안 가장 많이 움직인 종목', none: '최근 48시간 동안 눈에 띄는 소식이 없어요.' },
  stock: {
    list: '관심·보유 종목 소식',
    none: '내 종목 소식이 아직 없어요',
    noneText: '관심 종목이나 보유 종목의 소식을 30일 동안 여기에서 볼 수 있어요.',
    toMarket: '관심 종목 고르기',
  },
} satisfies Translated<typeof en>
