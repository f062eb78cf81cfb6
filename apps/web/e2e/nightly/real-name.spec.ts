import { realName } from '../../../../packages/screens/src/member/real-name/messages/en.ts'
import { screen } from '../../../../packages/screens/src/member/real-name/screen.ts'
import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import { photoOf, placeNoted } from '../photoWithPlace.ts'

test('an identity is verified by photos, which keep no place, and margin is unlocked', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  const enableMargin = () => asMember(broker, member, 'member/enableMargin', { riskStatementRead: true })
  const next = page.getByRole('button', { name: 'Next' })
  const keys: string[] = []

  await test.step('margin asks for it', async () => {
    await expect(enableMargin()).rejects.toThrow('REAL_NAME_REQUIRED')
  })

  await test.step('is found from Mine', async () => {
    await app.load('/information/index')
    await page.getByRole('link', { name: screen.title.en }).click()
    await page.getByRole('button', { name: realName.begin }).click()
  })

  await test.step('says who they are', async () => {
    await page.getByLabel(realName.fields.name, { exact: true }).fill('홍길동')
    await next.click()
    await page.getByLabel(realName.fields.idNumber).fill('900101-1')
    await next.click()
  })

  for (const side of ['front', 'back'] as const)
    await test.step(`takes a photo of the ${side}`, async () => {
      await expect(page.getByRole('heading', { name: realName.questions[side].ask })).toBeVisible()
      const buffer = await photoOf(page)
      expect(buffer.includes(placeNoted)).toBe(true)
      const uploaded = page.waitForResponse('**/upload/image')
      await page
        .locator('input[type=file]:not([capture])')
        .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })
      const { data } = (await (await uploaded).json()) as { data: { key: string } }
      keys.push(data.key)
      await expect(page.getByRole('img', { name: realName.fields[side] })).toBeVisible()
      await next.click()
    })

  await test.step('keeps neither the ID number nor a picture on the device', async () => {
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries<string>(storage))),
    )
    expect(stored).toContain('홍길동')
    for (const secret of ['900101', ...keys]) expect(stored).not.toContain(secret)
  })

  await test.step('checks everything, sends it, and has passed after its review', async () => {
    await broker.reviewAfterAnHour('realName.check')
    await page.getByRole('button', { name: realName.submit }).click()
    await expect(page.getByRole('heading', { name: realName.states.underReview.title })).toBeVisible()
    await broker.operate('clock', { advance: '1 h' })
    await expect(page.getByRole('heading', { name: realName.states.passed.title })).toBeVisible()
    await expect(page.getByText('홍*동')).toBeVisible()
    await expect(page.getByText('900101-1******')).toBeVisible()
  })

  await test.step('the stored photos know no place', async () => {
    for (const key of keys) {
      const { content, width, used } = await broker.operate<{
        content: string
        width: number
        used: boolean
      }>('upload', { key })
      expect([width, used]).toEqual([1600, true])
      expect(Buffer.from(content, 'base64').includes(placeNoted)).toBe(false)
    }
  })

  await test.step('margin is unlocked', async () => {
    await expect(enableMargin()).resolves.toEqual({ marginEnabled: true })
  })
})
