import type { Translated } from '../../../base/i18n/resources.ts'
import type { marketNews as en } from './en.ts'

export const marketNews = {
  title: '뉴스',
  simulated: '모의 시장 소식이에요',
  now: '현재',
  none: '최근 한 달 동안 새 소식이 없어요.',
  headlines: {
    openingGap: { up: '{{name}}, {{rate}} 상승 출발', down: '{{name}}, {{rate}} 하락 출발' },
    midSession: { up: '{{name}}, 장중 {{rate}} 상승', down: '{{name}}, 장중 {{rate}} 하락' },
    bigMove: { up: '{{name}}, {{rate}} 상승 마감', down: '{{name}}, {{rate}} 하락 마감' },
    upperLimit: '{{name}}, 상한가 {{price}} 도달',
    lowerLimit: '{{name}}, 하한가 {{price}} 도달',
    high52Week: '{{name}}, 52주 최고가 {{extreme}} 경신',
    low52Week: '{{name}}, 52주 최저가 {{extreme}} 경신',
    unusualVolume: '{{name}}, 거래량 평균의 {{times}}배',
    foreignBuying: '외국인, {{name}} {{days}}거래일 연속 순매수',
    foreignSelling: '외국인, {{name}} {{days}}거래일 연속 순매도',
    milestone: { up: '{{name}}, {{level}}선 위에서 마감', down: '{{name}}, {{level}}선 아래로 마감' },
    weekSummary: {
      up: '[주간] {{name}}, {{rate}} 상승',
      down: '[주간] {{name}}, {{rate}} 하락',
      flat: '[주간] {{name}}, 보합',
    },
    sectorMove: {
      up: '[{{market}}] {{sector}} 업종 {{rate}} 상승, 당일 최대 변동',
      down: '[{{market}}] {{sector}} 업종 {{rate}} 하락, 당일 최대 변동',
    },
    dividend: '{{name}}, 주당 {{amount}} 현금배당 발표',
    split: '{{name}}, {{from}}주를 {{to}}주로 바꾸는 주식 분할·병합 발표',
    listed: '{{name}}, {{market}} 신규 상장',
    halted: '{{name}}, {{price}}에서 거래정지',
    resumed: '{{name}}, 거래 재개',
  },
} satisfies Translated<typeof en>
