import { type RequestInput, exchangeConvert, exchangeQuote } from '@onelot/api-client'
import type { WorldGuide } from '../../../../worlds/guide.ts'

/** At a quote of that moment. */
export async function exchanged(
  guide: WorldGuide,
  pair: RequestInput<typeof exchangeQuote>,
  amount: string,
): Promise<void> {
  const { token } = await guide.call(exchangeQuote, pair)
  await guide.call(exchangeConvert, { token, amount })
}
