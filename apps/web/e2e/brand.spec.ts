import { expect, testAlone as test } from './fixtures.ts'

test('a broker’s name, logo and colour are in place of ours without a build', async ({
  page,
  app,
  own: broker,
}) => {
  const link = page.getByRole('navigation').getByRole('link').first()
  const brown = 'rgb(154, 52, 18)'
  await app.open('/login/login')
  await expect(page).toHaveTitle(/Onelot/)
  await expect(link).not.toHaveCSS('color', brown)

  const config = { title: 'Haneul Securities', logo: '/haneul.svg', brand: '#9A3412' }
  await broker.operate('settings', { config })
  await app.load('/login/login')
  await expect(page).toHaveTitle(/Haneul Securities/)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/haneul.svg')
  await expect(link).toHaveCSS('color', brown)
  await app.load('/login/start-copy')
  await expect(page.getByText('Haneul Securities')).toBeVisible()
})
