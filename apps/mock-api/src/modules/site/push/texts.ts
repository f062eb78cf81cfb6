import type { PushKind, OwnLanguage } from '@onelot/domain'

type PushLine =
  | `alertFired.${'rises' | 'falls'}`
  | `orderFilled.${'buy' | 'sell'}`
  | 'takeProfitFilled'
  | 'stopLossFilled'
  | 'trailingStopFilled'
  | 'positionStoppedOut'
  | 'dayTradeEnded'
  | 'loans.due'
  | 'loans.dueShort'
  | 'loans.overdue'
  | 'lending.finished'
  | 'lending.recalled'
  | 'lending.delisted'

/** What is said of a message, by its kind, or of a product by its name; `name` is that of its instrument. */
interface Texts {
  readonly titles: Readonly<Record<PushKind, string>>
  readonly lines: Readonly<Record<PushLine, (name: string) => string>>
}

const en: Texts = {
  titles: { alerts: 'Price alert', fills: 'Fill', dueDates: 'Due date' },
  lines: {
    'alertFired.rises': (name) => `${name} rose to your alert price`,
    'alertFired.falls': (name) => `${name} fell to your alert price`,
    'orderFilled.buy': (name) => `${name} buy order filled`,
    'orderFilled.sell': (name) => `${name} sell order filled`,
    takeProfitFilled: (name) => `${name} take-profit filled`,
    stopLossFilled: (name) => `${name} stop-loss filled`,
    trailingStopFilled: (name) => `${name} trailing stop filled`,
    positionStoppedOut: (name) => `${name} was closed by liquidation`,
    dayTradeEnded: (name) => `${name} day trade was closed automatically`,
    'loans.due': () => 'A loan instalment is due in 3 days',
    'loans.dueShort': () => 'A loan instalment is due in 3 days, and your cash is too low',
    'loans.overdue': () => 'A loan instalment is overdue',
    'lending.finished': (name) => `Your lent ${name} shares are back`,
    'lending.recalled': (name) => `Your recalled ${name} shares are back`,
    'lending.delisted': (name) => `The loan of your ${name} shares ended, since they were delisted`,
  },
}

const kor: Texts = {
  titles: { alerts: '가격 알림', fills: '체결', dueDates: '만기와 상환일' },
  lines: {
    'alertFired.rises': (name) => `${name} 가격이 알림가까지 올랐어요`,
    'alertFired.falls': (name) => `${name} 가격이 알림가까지 내렸어요`,
    'orderFilled.buy': (name) => `${name} 매수 주문이 체결됐어요`,
    'orderFilled.sell': (name) => `${name} 매도 주문이 체결됐어요`,
    takeProfitFilled: (name) => `${name} 익절 주문이 체결됐어요`,
    stopLossFilled: (name) => `${name} 손절 주문이 체결됐어요`,
    trailingStopFilled: (name) => `${name} 추적 손절 주문이 체결됐어요`,
    positionStoppedOut: (name) => `${name} 포지션이 강제 청산됐어요`,
    dayTradeEnded: (name) => `${name} 당일 매매가 자동으로 정리됐어요`,
    'loans.due': () => '3일 뒤 대출 상환일이에요',
    'loans.dueShort': () => '3일 뒤 대출 상환일인데 현금이 부족해요',
    'loans.overdue': () => '대출 할부금이 연체됐어요',
    'lending.finished': (name) => `대여한 ${name} 주식이 돌아왔어요`,
    'lending.recalled': (name) => `반환 요청한 ${name} 주식이 돌아왔어요`,
    'lending.delisted': (name) => `${name} 상장폐지로 주식 대여가 끝났어요`,
  },
}

const tw: Texts = {
  titles: { alerts: '到價提醒', fills: '成交', dueDates: '到期提醒' },
  lines: {
    'alertFired.rises': (name) => `${name} 漲到提醒價格`,
    'alertFired.falls': (name) => `${name} 跌到提醒價格`,
    'orderFilled.buy': (name) => `${name} 買進委託已成交`,
    'orderFilled.sell': (name) => `${name} 賣出委託已成交`,
    takeProfitFilled: (name) => `${name} 停利委託已成交`,
    stopLossFilled: (name) => `${name} 停損委託已成交`,
    trailingStopFilled: (name) => `${name} 移動停損已成交`,
    positionStoppedOut: (name) => `${name} 已被強制平倉`,
    dayTradeEnded: (name) => `${name} 當沖已自動了結`,
    'loans.due': () => '貸款分期款 3 天後到期',
    'loans.dueShort': () => '貸款分期款 3 天後到期，您的現金不足',
    'loans.overdue': () => '貸款分期款已逾期',
    'lending.finished': (name) => `您出借的 ${name} 股票已歸還`,
    'lending.recalled': (name) => `您提前還券的 ${name} 股票已歸還`,
    'lending.delisted': (name) => `${name} 已下市，股票出借隨之結束`,
  },
}

export const pushTexts: Readonly<Record<OwnLanguage, Texts>> = { en, kor, tw }

export const isPushLine = (text: string): text is PushLine => Object.hasOwn(en.lines, text)

/** As pages name their language. */
export const languageTags: Readonly<Record<OwnLanguage, string>> = { en: 'en', kor: 'ko', tw: 'zh-Hant' }
