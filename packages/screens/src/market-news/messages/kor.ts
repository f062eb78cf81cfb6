import type { Translated } from '../../i18n/resources.ts'
import type { marketNews as en } from './en.ts'

export const marketNews = {
  title: '뉴스',
  simulated: '모의 시장 소식이에요',
  none: '최근 한 달 동안 새 소식이 없어요.',
  kinds: {
    high52Week: '52주 최고가 {{price}} 기록',
    low52Week: '52주 최저가 {{price}} 기록',
    rise: '{{rate}} 상승 마감',
    fall: '{{rate}} 하락 마감',
    unusualVolume: '거래량이 평균의 {{times}}배',
    listed: '신규 상장',
    halted: '거래정지',
    resumed: '거래 재개',
  },
} satisfies Translated<typeof en>
