import { type Instrument, decimal, instrumentId, marketFacts } from '@onelot/domain'
import * as z from 'zod/mini'

const name = z.string().check(z.minLength(1), z.maxLength(100))
export const localizedName = z.strictObject({ en: name, kor: name, tw: name })
export const shareCount = z.int().check(z.gte(1), z.lte(1_000_000_000))

/** What an operator says of a company that is not listed yet. */
export const companyShape = {
  /** Exchanges whose shares are offered and auctioned. */
  market: z.enum(['KRX', 'TWSE', 'US', 'SET']),
  code: z.string().check(z.regex(/^[A-Z0-9]{1,12}$/)),
  name: localizedName,
  industry: localizedName,
}

interface Company extends Pick<Instrument, 'market' | 'code' | 'name' | 'industry'> {
  readonly dates: { readonly listsAt: Instrument['listedAt'] }
}

/** One share a lot, no leverage, no shorts. */
export const companyOf = ({ market, code, name: named, industry, dates }: Company): Instrument => ({
  id: instrumentId(`${market}:${code}`),
  market,
  kind: 'stock',
  code,
  name: named,
  industry,
  currency: marketFacts[market].currency,
  lotSize: decimal('1'),
  leverages: [1],
  shortable: false,
  origin: 'simulated',
  listedAt: dates.listsAt,
})
