import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'

/** Points of an A4 sheet, as a PDF has them. */
const A4 = { width: 595, height: 842 } as const

test.use({ colorScheme: 'dark' })

test('a statement on paper is black on white sheets of A4, without what only a screen needs', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  const orders = [1, 2, 3, 4]
  for (const lots of orders) {
    const order = { instrument: 'US:AAPL', side: 'long', type: 'market', lots, leverage: 1 }
    await asMember(broker, member, 'trade/place', order)
  }
  const dateInNewYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()
  await app.open(`/trade/statement?date=${dateInNewYork}`)
  const executions = page.getByRole('list', { name: 'Executions' }).getByRole('listitem')
  await expect(executions).toHaveCount(orders.length)
  const holdings = page.getByRole('list', { name: 'Held at the end of the day' }).getByRole('listitem')
  await expect(holdings).toHaveCount(orders.length)
  await expect(page.getByRole('button').filter({ visible: true })).not.toHaveCount(0)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Statement' })).toBeVisible()
  await expect(page.getByText('Onelot', { exact: true })).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const texts = await page.locator('main').evaluate((main) => {
    const inked = [...main.querySelectorAll('*')].filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    const seen = inked.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color)
    return [...new Set(seen)].toSorted()
  })
  expect(texts).toEqual(['rgb(0, 0, 0)', 'rgb(51, 54, 63)'])
  const heading = await page.getByRole('heading', { name: 'Executions' }).boundingBox()
  expect((await executions.first().boundingBox())?.x).toBe(heading?.x)
  const breaks = await page
    .locator('main')
    .locator('li, dl > div')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside))
  expect(breaks.length).toBeGreaterThan(2 * orders.length)
  expect(new Set(breaks)).toEqual(new Set(['avoid']))

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.length).toBeLessThan(3)
  for (const [, width, height] of sheets)
    expect({ width: Math.round(Number(width)), height: Math.round(Number(height)) }).toEqual(A4)
})
