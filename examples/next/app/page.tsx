import { createClient, marketDetail } from '@onelot/api-client'
import { instrumentId } from '@onelot/domain'
import { ChangeBadge, PriceText, dayChange, priceScale } from '@onelot/ui'
import Link from 'next/link'
import { connection } from 'next/server'

const nothing = () => undefined
/** A guest's, on the server. */
const client = createClient({
  origin: process.env['BROKER_ORIGIN'] ?? '',
  fetch: (input, init) => fetch(input, init),
  session: nothing,
  onSessionEnded: nothing,
  readCookie: nothing,
  newKey: () => crypto.randomUUID(),
  now: Date.now,
})

/** A server component: its price is in the HTML. */
export default async function Page() {
  await connection()
  const detail = await client.read(marketDetail, { instrument: instrumentId('US:AAPL') })
  const { instrument, market, quote } = detail
  return (
    <main>
      <h1>{instrument.name.en}</h1>
      {quote && (
        <p>
          <PriceText price={quote.price} scale={priceScale(instrument, market)} currencyShown />{' '}
          <ChangeBadge change={dayChange(quote)} />
        </p>
      )}
      <Link href="/login">Log in</Link>
    </main>
  )
}
