import { home } from '../../../../packages/screens/src/site/home/messages/en.ts'
import { expect, test } from '../fixtures.ts'

test('a quantity chosen on home is in the ticket that it opens', async ({ app, page }) => {
  await app.becomeMember()
  await app.open('/home/index')
  const quick = page.getByRole('region', { name: home.quick.title })
  await quick.getByRole('spinbutton').press('ArrowUp')
  const chosen = await quick.getByRole('spinbutton').inputValue()
  await quick.getByRole('button', { name: home.quick.buy }).click()
  await expect(page).toHaveURL(/#\/market\/stockDetail\?instrument=.*&lots=\d+$/)
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue(chosen)
})
