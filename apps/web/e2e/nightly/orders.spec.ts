import { asMember } from '../asMember.ts'
import { expect, test } from '../fixtures.ts'
import { register } from '../members.ts'

const order = { instrument: 'US:AAPL', side: 'long', type: 'limit', leverage: 1 } as const

test('two open orders, one of them amended, are cancelled together and found with their history', async ({
  page,
  own,
}) => {
  await own.operate('price', { instrument: order.instrument, price: '160' })
  const member = await register(own, '01044440021')
  await page.addInitScript(
    ({ token, account }) => {
      localStorage.setItem('tokend', token)
      localStorage.setItem('account', account)
    },
    { ...member },
  )
  await asMember(own, member, 'trade/place', { ...order, limitPrice: '120.00', lots: 5 })
  await asMember(own, member, 'trade/place', { ...order, limitPrice: '110.00', lots: 3 })

  await page.goto(`${own.origin}/#/trade/index?tab=purchase`)
  await page.getByRole('main').getByRole('link', { name: 'Order history', exact: true }).click()
  await expect(page).toHaveURL(/#\/information\/orders\?show=working/)
  const rows = page.getByRole('region', { name: 'Orders, newest first' }).getByRole('button')
  await expect(rows).toHaveCount(2)

  await rows.filter({ hasText: '$110.00' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Amend', exact: true }).click()
  await page.getByRole('dialog', { name: 'Amend order' }).getByRole('button', { name: 'Less' }).click()
  await sheet.getByRole('button', { name: 'Amend order' }).click()
  const history = sheet.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(history).toHaveCount(2)
  await expect(history.last()).toContainText('2 shares at $110.00')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Cancel all' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel all 2 pending orders?' })
  await question.getByRole('button', { name: 'Cancel all' }).click()
  await expect(page.getByText('2 orders cancelled')).toBeVisible()
  await expect(page.getByText('No pending orders')).toBeVisible()

  await page.getByRole('tab', { name: 'Not filled' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Cancelled' })).toHaveCount(2)
  await rows.filter({ hasText: '$110.00' }).click()
  await expect(history).toHaveCount(3)
  await expect(history.last()).toContainText('Cancelled: You')
  await page.keyboard.press('Escape')
  await rows.filter({ hasText: '$120.00' }).click()
  await expect(history).toHaveCount(2)
})
