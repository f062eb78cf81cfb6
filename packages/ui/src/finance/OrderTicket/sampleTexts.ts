import { type Language, type Refusal, type RefusalCode, type OwnLanguage, inLanguage } from '@onelot/domain'
import type { RefusalTexts } from './refusalMarks.ts'

type Sentences = Partial<Record<RefusalCode, string>>

const sentences: Readonly<Record<OwnLanguage, Sentences>> = {
  en: {
    VALIDATION: 'Check the marked fields.',
    BALANCE_INSUFFICIENT: 'Your balance is too small for this order.',
    MARGIN_NOT_ENABLED: 'Turn on margin financing to borrow or to sell short.',
    OUTSIDE_TRADING_TIME: 'The market takes no orders now.',
    PRICE_BEYOND_LIMIT: 'The price lies beyond the limits of the day.',
    DAY_LOSS_LIMIT_REACHED: 'Your daily loss limit is reached.',
  },
  kor: {
    VALIDATION: '표시된 항목을 확인해 주세요.',
    BALANCE_INSUFFICIENT: '이 주문을 하기에는 잔액이 부족해요.',
    MARGIN_NOT_ENABLED: '레버리지와 공매도를 하려면 신용거래를 먼저 시작해 주세요.',
    OUTSIDE_TRADING_TIME: '지금은 주문할 수 없는 시간이에요.',
    PRICE_BEYOND_LIMIT: '오늘의 상하한가를 벗어난 가격이에요.',
    DAY_LOSS_LIMIT_REACHED: '하루 손실 한도에 도달했어요.',
  },
  tw: {
    VALIDATION: '請確認標示的欄位。',
    BALANCE_INSUFFICIENT: '餘額不足以下這筆委託。',
    MARGIN_NOT_ENABLED: '使用槓桿或放空須先開通信用交易。',
    OUTSIDE_TRADING_TIME: '目前不是可委託的時間。',
    PRICE_BEYOND_LIMIT: '價格超出今日漲跌停範圍。',
    DAY_LOSS_LIMIT_REACHED: '已達單日虧損上限。',
  },
}

const textsOf = (language: Language): RefusalTexts => ({
  reasonText: ({ code }: Refusal) => inLanguage(sentences, language)[code] ?? code,
  fieldText: ({ field, reason }) => `${field}: ${reason}`,
})

/** Texts for the stories; the product's own come from the screens' catalogue. */
export const sampleTexts: RefusalTexts = textsOf('en')

/** Likewise, as `argsIn` of a story's parameters. */
export const sampleTextsIn = { kor: textsOf('kor'), tw: textsOf('tw') }
