import { marketList, marketOverview } from '@onelot/api-client'
import { MarketScreen } from '@onelot/screens/market/market'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { screenStage } from './screenStage.tsx'

const stage = screenStage('member')

/** The answer of the broker with its Taiwanese and US markets alone. */
async function withoutSome(response: Response): Promise<Response> {
  const envelope = (await response.json()) as { data: { markets: { market: { id: string } }[] } }
  const markets = envelope.data.markets.filter(({ market }) => ['TWSE', 'US'].includes(market.id))
  return Response.json({ ...envelope, data: { ...envelope.data, markets } })
}

it('a reader whose own market the broker does not have sees another that it has', async () => {
  const asked: unknown[] = []
  await stage.show({
    name: 'market',
    screen: <MarketScreen />,
    send: async (request) => {
      if (request.url.endsWith(marketList.path)) asked.push(await request.clone().json())
      const response = await stage.broker.fetch(request)
      return request.url.endsWith(marketOverview.path) ? withoutSome(response) : response
    },
  })
  const exchange = page.getByRole('combobox', { name: 'Exchange' })
  await expect.element(exchange).toHaveDisplayValue('Taiwan')
  await expect
    .poll(() => [...exchange.element().querySelectorAll('option')].map(({ label }) => label))
    .toEqual(['Taiwan', 'US'])
  await expect.element(page.getByRole('tab')).toHaveLength(4)
  await expect.poll(() => asked.at(-1)).toMatchObject({ market: 'TWSE' })
  await expect.element(page.getByRole('list', { name: 'Hot' }).getByRole('link').first()).toBeVisible()
})
