import { type Currency, type Decimal, decimal } from '@onelot/domain'
import * as z from 'zod/mini'
import type { Services } from '../../services.ts'
import { type FeatureSettings, defineSettings, featureStates } from '../base/moduleSettings.ts'
import { partText, positiveText } from '../base/operatorShapes.ts'

/** Currencies of the exchanges whose mentors are followed. */
const copyCurrencies = ['KRW', 'USD', 'TWD', 'THB'] as const
type CopyCurrency = (typeof copyCurrencies)[number]
export type Amounts = Readonly<Record<CopyCurrency, Decimal>>

interface CopySettings extends FeatureSettings {
  /** Of a mentor that is announced without: the least that a follower puts in, and what the mentor begins with. */
  readonly least: Amounts
  readonly capital: Amounts
  readonly feeRate: Decimal
  /** Follows that one account may have. */
  readonly most: number
}

export const amounts = (KRW: string, USD: string, local: string): Amounts => ({
  KRW: decimal(KRW),
  USD: decimal(USD),
  TWD: decimal(local),
  THB: decimal(local),
})

const defaults: CopySettings = {
  feature: 'on',
  least: amounts('1000000', '200', '10000'),
  capital: amounts('100000000', '100000', '3000000'),
  feeRate: decimal('0.1'),
  most: 10,
}

export const amountsShape = z.strictObject({
  KRW: positiveText,
  USD: positiveText,
  TWD: positiveText,
  THB: positiveText,
})

/** Whether mentors may be followed, how many, and the terms of those that are announced without. */
export const copySettings = defineSettings<CopySettings>(
  'copyTrading',
  defaults,
  z.strictObject({
    feature: z.exactOptional(z.enum(featureStates)),
    least: z.exactOptional(amountsShape),
    capital: z.exactOptional(amountsShape),
    feeRate: z.exactOptional(partText),
    most: z.exactOptional(z.int().check(z.gte(1), z.lte(100))),
  }),
)

type Site = Pick<Services, 'site'>

export const areMentorsOffered = ({ site }: Site): boolean => site.settingsOf(copySettings).feature === 'on'

export const mostFollows = ({ site }: Site): number => site.settingsOf(copySettings).most

export const isCopyCurrency = (currency: Currency): currency is CopyCurrency =>
  copyCurrencies.some((one) => one === currency)

/** The terms of a mentor that is announced without; undefined where none is followed in its currency. */
export function mentorDefaults({ site }: Site, currency: Currency) {
  const { least, capital, feeRate } = site.settingsOf(copySettings)
  return isCopyCurrency(currency)
    ? { least: least[currency], capital: capital[currency], feeRate }
    : undefined
}
