import { type BrowserContext, type Page } from '@playwright/test'
import { expect, testAlone as test } from './fixtures.ts'

const count = 8

/** Streams that are open, over all pages of the context. */
function openStreams(context: BrowserContext): () => number {
  const open = new Set<unknown>()
  context.on('request', (request) => {
    if (request.url().endsWith('/stream/open')) open.add(request)
  })
  context.on('requestfailed', (request) => open.delete(request))
  context.on('requestfinished', (request) => open.delete(request))
  return () => open.size
}

const price = (page: Page) => page.getByRole('group', { name: 'Price' })

test('eight tabs of one member share one stream, and each goes on asking and showing prices', async ({
  app,
  own,
  page,
  context,
}) => {
  const streams = openStreams(context)
  const { token, account, phone } = await app.becomeMember()
  await context.addInitScript(
    (member) => {
      localStorage.setItem('tokend', member.token)
      localStorage.setItem('account', member.account)
      localStorage.setItem('hint', member.phone)
    },
    { token, account, phone },
  )
  const tabs = [page]
  while (tabs.length < count) tabs.push(await context.newPage())
  for (const tab of tabs) {
    await tab.goto('/#/market/stockDetail?instrument=US%3AAAPL')
    await expect(price(tab)).toBeVisible()
  }
  await expect.poll(streams).toBe(1)
  await own.operate('price', { instrument: 'US:AAPL', price: '123.45' })
  for (const tab of tabs) await expect(price(tab)).toContainText('123.45')

  // Whichever tab has the stream is closed: another has it then.
  for (const tab of tabs.slice(0, -1)) await tab.close()
  const last = tabs.at(-1)
  if (last === undefined) throw new Error('no tab is left')
  await own.operate('price', { instrument: 'US:AAPL', price: '123.55' })
  await expect(price(last)).toContainText('123.55')
})
