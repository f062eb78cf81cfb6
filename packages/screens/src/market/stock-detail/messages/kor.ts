import type { Translated } from '../../../base/i18n/resources.ts'
import type { stockDetail as en } from './en.ts'
export { kor as kline } from '@onelot/ui/locales/kor/kline'
export { refusals } from '@onelot/api-client/texts/kor'
export { kor as trading } from '@onelot/ui/locales/kor/trading'
export { causes } from '../../../parts/end-causes/messages/kor.ts'
export { marketNews } from '../../../parts/market-news/messages/kor.ts'
export { positions } from '../../../parts/positions/messages/kor.ts'
export { watching } from '../../../parts/watchlist-groups/messages/kor.ts'

export const stockDetail = {
  /** Of the chart: what new shares were offered at. */
  offerPrice: '공모가',
  offerPriceShort: '공모가',
  /** Of the chart: where what secures a loan is too little. */
  loanLine: '담보유지비율 {{ratio}} 미만',
  loanLineShort: '담보',
  movers: { rising: '상승 종목', falling: '하락 종목' },
  price: '가격',
  alerts: '가격 알림',
  copyLink: '링크 복사',
  chart: '{{name}} 가격 차트',
  chartFullScreen: '{{name}} 전체 화면 가격 차트',
  chartMissing: '차트를 불러오지 못했어요',
  chartMissingText: '시세와 주문은 그대로 이용할 수 있어요.',
  book: '호가',
  details: {
    title: '종목 정보',
    prices: '시세',
    dayRange: '1일 범위',
    yearRange: '52주 범위',
    open: '시가',
    previousClose: '전일 종가',
    volume: '거래량',
    volumeShares: '{{volume}}주',
    turnover: '거래대금',
    marketCap: '시가총액',
    foreignOwnership: '외국인 지분율',
    industry: '업종',
    limitHigh: '상한가',
    limitLow: '하한가',
    dividend: '다음 배당',
    dividendValue: '{{amount}}, 배당락일 {{date}}',
    split: '주식 분할',
    splitValue: '{{from}}주가 {{to}}주로, {{date}}',
    unit: '거래 단위',
    lotShare: '{{units}}주',
    lotUnits: '1계약 = {{units}}',
  },
  investors: {
    title: '투자자별 매매 동향',
    caption: '순매수 수량, 모의 데이터예요',
    captionReal: '순매수 수량',
    day: '날짜',
    individual: '개인',
    foreign: '외국인',
    institution: '기관',
  },
  shortSelling: { title: '공매도', volume: '공매도 수량', ratio: '거래량 대비' },
  provenance: {
    title: '데이터 안내',

    simulated: '가상의 회사예요. 가격도 모의 시세예요.',
    recorded: '{{date}}까지는 실제 가격, 그 뒤는 모의 시세예요.',
  },
  position: {
    long: '내 보유',
    short: '내 공매도',
    value: '평가금액',
    profit: '평가손익',
    quantity: '보유 수량',
    average: '평균 매수가',
    averageShort: '평균 매도가',
    onChart: '평균 매수가',
    onChartShort: '평균 매도가',
    each: '포지션',
    at: '{{lots}}, {{price}}',
  },
  account: {
    unread: '잔고와 주문을 불러오지 못했어요. {{reason}}',
    positionUnread: '이 종목을 보유하고 있는지 확인하지 못했어요. {{reason}}',
    noneHeld: '정리할 포지션이 없어요.',
  },
  noPrice: '지금은 시세가 없어요',
  actions: { label: '거래', buy: '매수', short: '공매도' },
  guest: {
    title: '로그인하면 거래할 수 있어요',
    alerts: '로그인하고 가격 알림을 설정해 보세요',
    text: '시세는 계좌가 없어도 볼 수 있어요.',
    logIn: '로그인',
    register: '계좌 개설하기',
  },
  ticket: {
    exchange: '{{from}}에서 {{to, 으로}} 환전하기',
    missing: '{{amount}} 부족해요',
    deposit: '{{currency}} 입금하기',
    buy: '{{name}} 매수',
    short: '{{name}} 공매도',
    besideShort: {
      long: '공매도 {{quantity, 은}} 그대로 남고, 이 주문은 따로 매수해요. 공매도를 정리하려면 {{close}} 버튼을 눌러 주세요.',
      short: '보유 중인 공매도 {{quantity}}에 더해 새로 공매도해요.',
    },
  },
  dayTrade: {
    hours: '당일 매매는 {{window}}에 시작할 수 있어요.',
    notOffered: '지금은 이 종목의 당일 매매를 할 수 없어요.',
  },
  margin: {
    title: '신용거래 시작',
    text: '1배를 넘는 레버리지와 공매도에 필요해요.',
    borrow: {
      title: '빌린 돈으로 거래해요',
      text: '가격의 일부만 증거금으로 내고 나머지는 빌려요. 손실도 이익과 같은 배수로 커져요.',
    },
    stopOut: {
      title: '강제 청산',
      text: '손실이 나서 포지션 증거금이 {{rate}}만 남으면 다음 가격에 청산돼요. 미리 묻지 않고, 매도 제한 중이어도 청산돼요.',
      moves: '강제 청산되는 가격 변동',
      move: '{{move}} 불리하게 움직이면',
    },
    example: {
      title: '지금 내 계좌로 계산하면',
      text: '사용 가능 금액을 모두 {{times}} 포지션 하나의 증거금으로 쓴다면:',
      margin: '증거금',
      value: '포지션 금액',
      loss: '{{move}} 움직인 뒤 손실',
    },
    limit: {
      title: '가장 많이 잃을 수 있는 금액',
      text: '밤사이 가격이 크게 뛰면 포지션 증거금을 모두 잃을 수 있어요. 그 증거금보다 더 잃지는 않아요.',
    },
    short: {
      title: '공매도',
      text: '갖고 있지 않은 주식을 팔아서 가격이 오르면 얼마든지 손실이 나요. 마찬가지로 증거금이 {{rate}} 남으면 강제 청산돼요.',
    },
    unread: '끝까지 읽고 확인란을 선택해 주세요.',
    missing: {
      notVerified: '먼저 본인 인증을 해 주세요. 신용거래에 필요해요.',
      underReview: '본인 인증을 심사하고 있어요. 승인되면 신용거래를 시작할 수 있어요.',
      rejected: '본인 인증이 승인되지 않았어요. 다시 제출한 뒤 신용거래를 시작해 주세요.',
    },
    read: '위험을 읽고 이해했어요.',
    enable: '신용거래 시작하기',
    enabled: '신용거래를 시작했어요',
    toRealName: '본인 인증하기',
  },
  done: {
    placed: '주문을 넣었어요',
    filled: '주문이 체결됐어요',
    toPosition: '포지션 보기',
    toOrder: '주문 보기',
    close: '확인',
    quantity: '수량',
    sentence: { long: '{{price}}에 {{quantity}} 매수했어요', short: '{{price}}에 {{quantity}} 공매도했어요' },
    limit: '지정가',
  },
  drawn: {
    label: '내 선',
    title: '내가 그은 선',
    price: '가격',
    note: '메모',
    save: '저장',
    remove: '선 지우기',
    kept: '선은 로그아웃할 때까지 이 기기에 저장돼요.',
    added: '선을 추가했어요. 가격표를 끌어 옮기거나, 눌러서 이름을 붙이거나 지울 수 있어요.',
  },
  ticketChoose: '정리할 포지션을 골라 주세요',
} satisfies Translated<typeof en>
