import { expect, test } from '../fixtures.ts'

test('what is under a chart stays where it is while its bars are read, so that a press meets its button', async ({
  page,
  app,
}) => {
  let answer = (): void => undefined
  let held = Promise.resolve()
  const hold = () => {
    held = new Promise((resolve) => {
      answer = resolve
    })
  }
  await page.route('**/market/candles', async (route) => {
    await held
    await route.continue()
  })
  const settings = page.getByRole('button', { name: 'Chart settings' })
  const chart = page.getByRole('application')
  const top = async () => (await settings.boundingBox())?.y
  await app.becomeMember()
  hold()
  await app.open('/market/stockDetail?instrument=US:AAPL')
  await expect(settings).toBeVisible()
  await expect(chart).toBeHidden()
  const before = await top()
  answer()
  await expect(chart).toBeVisible()
  expect(await top()).toBe(before)

  for (const period of ['Day', 'Week', 'Month']) {
    hold()
    await page.getByRole('radio', { name: period, exact: true }).check()
    await expect(chart).toBeHidden()
    expect(await top()).toBe(before)
    answer()
    await expect(chart).toBeVisible()
    expect(await top()).toBe(before)
  }
})
