import { refusals } from '../../../../packages/api-client/src/texts/en.ts'
import { closeAccount } from '../../../../packages/screens/src/member/close-account/messages/en.ts'
import { screen } from '../../../../packages/screens/src/member/close-account/screen.ts'
import { login } from '../../../../packages/screens/src/member/login/messages/en.ts'
import { screen as loginScreen } from '../../../../packages/screens/src/member/login/screen.ts'
import { screen as settings } from '../../../../packages/screens/src/member/settings/screen.ts'
import { asMember } from '../asMember.ts'
import { expect, password, testAlone as test } from '../fixtures.ts'
import { register } from '../members.ts'
import { submitRealName } from '../submitRealName.ts'

test('an account is closed for good, its number is one without an account, and opens a new one', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeMember()
  const close = page.getByRole('button', { name: closeAccount.form.submit })

  await test.step('has a verified name', async () => {
    await submitRealName(broker, member, '홍길동')
    const state = () => asMember<{ realName: string }>(broker, member, 'member/me', {})
    await expect.poll(async () => (await state()).realName, { timeout: 20_000 }).toBe('passed')
  })

  await test.step('is found at the end of the settings, and says what closing means', async () => {
    await app.load(settings.path)
    await page.getByRole('link', { name: screen.title.en }).click()
    await expect(page.getByRole('heading', { name: closeAccount.lead })).toBeVisible()
    await expect(page.getByText(closeAccount.atOnce.erased)).toBeVisible()
    await page.getByRole('button', { name: closeAccount.next }).click()
  })

  await test.step('asks who it is, for consent, and once more', async () => {
    await page.getByLabel(closeAccount.form.password, { exact: true }).fill('Onelot2027')
    await close.click()
    await expect(page.getByRole('checkbox')).toBeFocused()
    await page.getByRole('checkbox').check()
    await close.click()
    const dialog = page.getByRole('dialog', { name: closeAccount.confirm.question })
    await dialog.getByRole('button', { name: closeAccount.confirm.action }).click()
    await expect(page.getByText(refusals.refusals.ORIGINAL_PASSWORD_WRONG)).toBeVisible()
    await page.getByLabel(closeAccount.form.password, { exact: true }).fill(password)
    await close.click()
    await dialog.getByRole('button', { name: closeAccount.confirm.action }).click()
  })

  await test.step('login says that it is closed, and answers as for a number without an account', async () => {
    await expect(page).toHaveURL(new RegExp(`#${loginScreen.path}$`))
    await expect(page.getByText(login.closed)).toBeVisible()
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries<string>(storage))),
    )
    for (const part of [member.token, member.account, member.phone]) expect(stored).not.toContain(part)
    await page.getByLabel('Phone number').fill(member.phone)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: login.submit }).click()
    await expect(page.getByText(refusals.refusals.CREDENTIALS_WRONG)).toBeVisible()
  })

  await test.step('operators see it as closed', async () => {
    const closed = await broker.operate<{ name: string; closedAt: string }>('closedAccount', {
      account: member.account,
    })
    expect(closed).toMatchObject({ name: '홍길동', closedAt: expect.any(String) })
  })

  await test.step('the number opens a new account, with nothing of the old one', async () => {
    const anew = await register(broker, member.phone, 'once more')
    expect(anew.account).not.toBe(member.account)
    const me = await asMember<{ realName: string }>(broker, anew, 'member/me', {})
    expect(me.realName).toBe('notVerified')
  })
})
