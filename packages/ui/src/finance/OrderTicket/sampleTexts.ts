import type { Refusal, RefusalCode } from '@onelot/domain'
import type { RefusalTexts } from './refusalMarks.ts'

const sentences: Partial<Record<RefusalCode, string>> = {
  VALIDATION: 'Check the marked fields.',
  BALANCE_INSUFFICIENT: 'Your balance is too small for this order.',
  MARGIN_NOT_ENABLED: 'Turn on margin financing to borrow or to sell short.',
  OUTSIDE_TRADING_TIME: 'The market takes no orders now.',
  PRICE_BEYOND_LIMIT: 'The price lies beyond the limits of the day.',
}

/** Texts for the stories; the product's own come from the screens' catalogue. */
export const sampleTexts: RefusalTexts = {
  reasonText: ({ code }: Refusal) => sentences[code] ?? code,
  fieldText: ({ field, reason }) => `${field}: ${reason}`,
}
