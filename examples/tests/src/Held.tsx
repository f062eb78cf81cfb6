import { type ApiClient, tradePlace, tradePositions } from '@onelot/api-client'
import { useEffect, useState } from 'react'
import { limitOrder } from './limitOrder.js'

interface Counts {
  readonly waiting: number
  readonly held: number
}

async function countsOf(client: ApiClient): Promise<Counts> {
  const totalOf = async (tab: 'purchase' | 'inProgress') =>
    (await client.read(tradePositions, { tab, pageSize: 1 })).total
  return { waiting: await totalOf('purchase'), held: await totalOf('inProgress') }
}

/** What a member has, read again whenever the stream says that the account has changed. */
export function Held({ client }: { readonly client: ApiClient }) {
  const [{ waiting, held }, setCounts] = useState<Counts>({ waiting: 0, held: 0 })
  useEffect(
    () =>
      client.subscribe({
        instruments: [],
        onState: () => undefined,
        onEvent: ({ kind }) => {
          if (kind === 'account') void countsOf(client).then(setCounts)
        },
      }),
    [client],
  )
  return (
    <main>
      <p>Orders that wait: {waiting}</p>
      <p>Positions: {held}</p>
      <button
        type="button"
        onClick={() => void client.write(tradePlace, limitOrder, { key: client.newKey() })}
      >
        Buy at {limitOrder.limitPrice}
      </button>
    </main>
  )
}
