import type { Translated } from '../../../base/i18n/resources.ts'
import type { newsDetail as en } from './en.ts'

export { marketNews } from '../../../parts/market-news/messages/kor.ts'

export const newsDetail = {
  related: '관련 종목',
  share: '공유하기',
  gone: {
    title: '더 이상 볼 수 없는 뉴스예요',
    text: '뉴스는 30일 동안 보관해요. 주소가 잘못되었을 수도 있어요.',
    toList: '최신 뉴스 보기',
  },
  bodies: {
    openingGap: {
      up: '{{name}}({{code}})의 시초가는 {{price}}, 전일 종가 {{previous}} 대비 {{rate}} 높게 형성됐어요.',
      down: '{{name}}({{code}})의 시초가는 {{price}}, 전일 종가 {{previous}} 대비 {{rate}} 낮게 형성됐어요.',
    },
    midSession: {
      up: '{{name}}({{code}})의 주가가 장 중반 {{price}}까지 움직여 전일 종가 {{previous}} 대비 {{rate}} 올랐어요.',
      down: '{{name}}({{code}})의 주가가 장 중반 {{price}}까지 움직여 전일 종가 {{previous}} 대비 {{rate}} 내렸어요.',
    },
    bigMove: {
      up: '{{name}}({{code}})의 종가는 {{price}}, 전일 종가 {{previous}} 대비 {{rate}} 올랐어요.',
      down: '{{name}}({{code}})의 종가는 {{price}}, 전일 종가 {{previous}} 대비 {{rate}} 내렸어요.',
    },
    upperLimit:
      '{{name}}({{code}})의 주가가 이날 상한가 {{price}}까지 올랐어요. 전일 종가 {{previous}} 대비 {{rate}} 높은 가격이에요.',
    lowerLimit:
      '{{name}}({{code}})의 주가가 이날 하한가 {{price}}까지 내렸어요. 전일 종가 {{previous}} 대비 {{rate}} 낮은 가격이에요.',
    high52Week: '{{name}}({{code}})의 장중 고가는 {{extreme}}, 종전 52주 최고가 {{before}}보다 높았어요.',
    low52Week: '{{name}}({{code}})의 장중 저가는 {{extreme}}, 종전 52주 최저가 {{before}}보다 낮았어요.',
    unusualVolume:
      '{{name}}({{code}})의 거래량은 {{volume}}, 직전 20거래일 평균 {{average}}의 {{times}}배였어요.',
    foreignBuying:
      '외국인이 {{name}}({{code}}) 주식을 {{days}}거래일 연속 순매수했어요. 순매수 수량은 모두 {{units}}주예요.',
    foreignSelling:
      '외국인이 {{name}}({{code}}) 주식을 {{days}}거래일 연속 순매도했어요. 순매도 수량은 모두 {{units}}주예요.',
    milestone: {
      up: '{{name}}의 종가는 {{price}}, 전일 {{previous}}에서 {{rate}} 올라 {{level}}선을 넘었어요.',
      down: '{{name}}의 종가는 {{price}}, 전일 {{previous}}에서 {{rate}} 내려 {{level}}선을 밑돌았어요.',
    },
    weekSummary: {
      up: '{{from}}부터 {{to}}까지 한 주 동안 {{name}}의 등락률은 {{rate}} 상승, 전주 종가 {{previous}}에서 {{price}}까지 올랐어요.',
      down: '{{from}}부터 {{to}}까지 한 주 동안 {{name}}의 등락률은 {{rate}} 하락, 전주 종가 {{previous}}에서 {{price}}까지 내렸어요.',
      flat: '{{from}}부터 {{to}}까지 한 주 동안 {{name}}의 등락률은 {{rate}}, 전주 종가 {{previous}}에서 {{price}} 보합으로 마쳤어요.',
    },
    sectorMove: {
      up: '{{market}} {{sector}} 업종의 시가총액 상위 5개 종목이 시가총액 가중 기준으로 {{rate}} 올랐어요. 이날 가장 크게 움직인 업종이에요.',
      down: '{{market}} {{sector}} 업종의 시가총액 상위 5개 종목이 시가총액 가중 기준으로 {{rate}} 내렸어요. 이날 가장 크게 움직인 업종이에요.',
    },
    dividend: '{{name}}({{code}}) 주식에 주당 {{amount}}의 현금배당이 지급될 예정이에요.',
    split: '{{exDate}}에 {{name}}({{code}}) 주식 {{from}}주가 {{to}}주로 바뀌어요.',
    listed: '{{name}}({{code}}) 종목이 {{market}} 시장에 상장되어 거래할 수 있어요.',
    halted:
      '{{name}}({{code}}) 거래가 {{price}}에서 정지됐어요. 거래가 재개될 때까지 주문은 체결되지 않아요.',
    resumed: '{{name}}({{code}}) 거래가 재개됐어요. 정지 당시 가격: {{price}}',
  },
  close: {
    up: '이날 종가는 {{price}}, 전일 종가 {{previous}} 대비 {{rate}} 올랐어요.',
    down: '이날 종가는 {{price}}, 전일 종가 {{previous}} 대비 {{rate}} 내렸어요.',
    flat: '이날 종가는 {{price}}, 전일 종가 {{previous}} 대비 {{rate}} 보합이었어요.',
  },
  more: {
    weekSummary: '한 주 동안 {{low}}에서 {{high}} 사이에서 움직였어요.',
    sectorMove: '이 중 {{leader, 이}} {{leaderRate, 으로}} 가장 크게 움직였어요.',
    dividend: '배당락일인 {{exDate}} 전까지 보유한 주주에게 {{payDate}}에 지급돼요.',
    split: '가격과 수량은 그날 장 시작에 함께 조정되어 보유 금액은 그대로예요.',
  },
  about: {
    stock: '{{name}} 종목은 {{market}} {{industry}} 업종에 속해요.',
    index: '{{name}}에는 시장 전체의 움직임이 담겨 있고, 지수 자체는 거래할 수 없어요.',
    digitalCurrency: '{{name}} 종목은 24시간 거래돼요.',
    forex: '가격은 앞 통화 한 단위를 뒤 통화로 나타낸 값이에요.',
  },
} satisfies Translated<typeof en>
