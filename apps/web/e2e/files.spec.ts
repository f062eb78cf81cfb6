import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { asMember } from './asMember.ts'
import { expect, testAlone as test } from './fixtures.ts'

const formula = '=HYPERLINK("http://example.com","Apple")'
const words = {
  en: { open: 'Save as CSV', head: 'Trading day,Name,Code,Trade,Quantity,Price', bought: 'Bought' },
  kor: { open: 'CSV로 저장', head: '거래일,종목,종목 코드,매매,수량,가격', bought: '매수' },
  tw: { open: '存成 CSV', head: '交易日,商品,代號,買賣別,數量,價格', bought: '買進' },
} as const

/** Presses the button of the page, then that of the sheet. */
async function download(page: Page, name: string): Promise<Buffer> {
  await page.getByRole('button', { name, exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^onelot-executions-y1-\d{4}-\d{2}-\d{2}\.csv$/)
  return readFile(await file.path())
}

/** A row as a spreadsheet reads it: quotes doubled in quoted fields. */
const cells = (row: string): readonly string[] =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, inQuotes, plain]) => inQuotes?.replaceAll('""', '"') ?? plain ?? '',
  )

test('executions are downloaded as a file that a spreadsheet opens, in each language', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  await broker.operate('price', { instrument: 'US:AAPL', price: '150.00' })
  const order = { instrument: 'US:AAPL', side: 'long', type: 'market', lots: 3, leverage: 1 }
  await asMember(broker, member, 'trade/place', order)
  // A name that a spreadsheet would calculate.
  await page.route('**/portfolio/executions', async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replaceAll(
      /"name":\{[^}]*\}/g,
      `"name":${JSON.stringify({ en: formula, kor: formula, tw: formula })}`,
    )
    await route.fulfill({ response, body: text })
  })
  await app.open('/trade/performance')
  for (const [language, { open, head, bought }] of Object.entries(words))
    await test.step(language, async () => {
      await page.evaluate((chosen) => {
        localStorage.setItem('prefs.language', chosen)
      }, language)
      await page.reload()
      const file = await download(page, open)

      expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
      const [columns = '', row = '', ...rest] = text.split('\r\n')
      expect(rest).toEqual([''])
      expect(columns).toContain(head)
      const [time, tradingDay, name, code, action, ...figures] = cells(row)
      expect(time).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
      expect(tradingDay).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect([name, code, action]).toEqual([`'${formula}`, 'US:AAPL', bought])
      // Three at the ask; the least commission; no tax on a purchase, and no profit yet.
      expect(figures.slice(0, 6)).toEqual(['3', '150.01', '0.99', '0.00', '', 'USD'])
      expect(cells(columns)).toHaveLength(cells(row).length)
    })
})
