import type { Translated } from '../../../base/i18n/resources.ts'
import type { home as en } from './en.ts'
export { figures } from '../../../parts/account-figures/messages/kor.ts'
export { marketNews } from '../../../parts/market-news/messages/kor.ts'

export const home = {
  search: { short: '검색', label: '모든 시장에서 검색' },
  account: '내 계좌',
  totalAssets: '총자산',
  today: '오늘 손익(포지션)',
  todayExplained: {
    text: '포지션만 계산했고 환율 변동은 들어 있지 않아요. 보유한 포지션이 전일 종가나 오늘 체결가보다 움직인 손익에, 오늘 실현한 손익을 더했어요.',
    total: '합계',
    rate: '수익률',
    of: '총자산에서 오늘 손익을 뺀 금액 기준',
  },
  unread: {
    fills_other: '주문 {{count, number}}건 체결',
    alerts_other: '가격 알림 {{count, number}}건',
    dividends_other: '배당 {{count, number}}건',
    reviews_other: '심사 {{count, number}}건 완료',
    others_other: '다른 알림 {{count, number}}건',
  },
  nextStep: {
    label: '다음 단계',
    firstOrder: {
      title: '첫 주문하기',
      reason: '모의 투자금이 준비됐어요.',
      reasonPlain: '종목을 골라 주문해 보세요.',
    },
    verify: { title: '본인 인증하기', reason: '입금, 신용거래, 출금에 필요해요.' },
    fundPassword: { title: '출금 비밀번호 설정하기', reason: '돈이 나가기 전에 이 비밀번호로 확인해요.' },
    payee: { title: '은행 계좌 추가하기', reason: '이 계좌로 출금할 수 있어요.' },
    verifyAgain: { title: '본인 인증 다시 하기', reason: '지난 본인 인증이 거절됐어요.' },
  },
  due: {
    label: '다가오는 일정',
    left: '남은 시간',
    all_other: '{{count, number}}건 모두 보기',
    other: '예정',
    failed: '다가오는 일정을 불러오지 못했어요.',
  },
  movers: {
    title: '내 종목 움직임',
    none: '보유하거나 관심 있는 종목 중 많이 움직인 종목을 보여 드려요.',
  },
  indices: '지수',
  welcome: {
    label: '환영해요',
    title: '모의 투자금으로 투자해 보세요',
    titlePlain: '투자를 시작해 보세요',
    descriptionPlain: '계좌 개설부터 거래까지 몇 분이면 돼요.',
    description: '실제 규칙 그대로, 실제 돈을 쓰지 않아요. 계좌 개설 후 바로 거래할 수 있어요.',
    open: '계좌 개설하기',
    logIn: '로그인',
  },
  quick: {
    title: '빠른 주문',
    listing: '종목',
    buy: '매수',
    halted: '거래정지 종목이에요. 거래가 재개되면 매수할 수 있어요.',
  },
  entries: '더 둘러보기',
  borrow: '현금과 주식을 담보로 돈을 빌려요',
  offers: {
    label: '거래할 수 있는 상품',
    stocks: {
      tab: '주식',
      hot: '인기 종목',
      markets: '시장',
      of: { KRX: '한국', TWSE: '대만', US: '미국', SET: '태국', CRYPTO: '가상자산' },
    },
    newShares: {
      tab: '공모주',
      title: '지금은 청약할 공모주가 없어요',
      description: '청약할 수 있는 공모주가 나오면 여기에 보여 드려요.',
    },
    blockTrades: {
      tab: '블록딜',
      title: '지금은 블록딜이 없어요',
      description: '살 수 있는 블록딜, 장외 주식, 제3자배정이 나오면 여기에 보여 드려요.',
    },
    smartTrading: {
      tab: '퀀트',
      smartStrategies: '전략을 종목에 백테스트하고 내 돈으로 실행해요',
      copyTrading: '모의 리드 트레이더를 내 금액으로 팔로우해요',
      copyTradingReal: '리드 트레이더를 내 금액으로 팔로우해요',
      title: '지금은 투자 전략이 없어요',
      description: '정해진 규칙으로 대신 거래하는 전략이 나오면 여기에 보여 드려요.',
    },
  },
} satisfies Translated<typeof en>
