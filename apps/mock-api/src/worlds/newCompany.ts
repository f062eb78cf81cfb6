import { type Instrument, decimal, marketFacts, instrumentId } from '@onelot/domain'

type Where = Pick<Instrument, 'listedAt'> & Partial<Pick<Instrument, 'market' | 'code' | 'name' | 'industry'>>

/** A fictional company that an operator lists: one share a lot, no leverage, no shorts. */
export function newCompany({
  listedAt,
  market = 'KRX',
  code = '999990',
  name = { en: 'Newly Listed', kor: '신규상장', tw: '新上市' },
  industry = { en: 'Software', kor: '소프트웨어', tw: '軟體' },
}: Where): Instrument {
  const { currency } = marketFacts[market]
  return {
    id: instrumentId(`${market}:${code}`),
    market,
    kind: 'stock',
    code,
    name,
    industry,
    currency,
    lotSize: decimal('1'),
    leverages: [1],
    shortable: false,
    origin: 'simulated',
    listedAt,
  }
}
