import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import { login as loginTexts } from '../../../../packages/screens/src/member/login/messages/en.ts'
import { screen as login } from '../../../../packages/screens/src/member/login/screen.ts'
import { settings as settingsTexts } from '../../../../packages/screens/src/member/settings/messages/en.ts'
import { screen as settings } from '../../../../packages/screens/src/member/settings/screen.ts'
import { screen as trade } from '../../../../packages/screens/src/trading/trade/screen.ts'
import { type ServedFolder, serveFolder } from '../servedFolder.ts'

const root = join(import.meta.dirname, '../../../..')
/** A first start makes two years of trades of the demo's mentors. */
const FIRST_START_MS = 60_000

let folder: string
let served: ServedFolder

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'onelot-demo-'))
  execFileSync('npm', ['run', '--silent', 'build', '--workspace', '@onelot/web'], {
    cwd: root,
    env: { ...process.env, VITE_DEMO: '1', WEB_OUT_DIR: folder },
    stdio: 'ignore',
  })
  served = await serveFolder(folder, '/some/folder/')
})
test.afterAll(async () => {
  await served.stop()
  rmSync(folder, { recursive: true, force: true })
})

const open = (page: Page, path: string) => page.goto(`${served.address}#${path}`)
const seesApple = (page: Page) =>
  expect(page.getByRole('article').filter({ hasText: 'Apple' }).first()).toBeVisible({
    timeout: FIRST_START_MS,
  })

async function logIn(page: Page): Promise<void> {
  await open(page, login.path)
  await page
    .getByRole('button', { name: loginTexts.demo.use, exact: true })
    .click({ timeout: FIRST_START_MS })
  await page.getByRole('button', { name: loginTexts.submit, exact: true }).click()
  await expect(page).not.toHaveURL(`${served.address}#${login.path}`, { timeout: FIRST_START_MS })
}

test('the demo works without a server, and keeps what was done in the browser', async ({ page, context }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('response', (response) => {
    if (!response.ok()) complaints.push(`${String(response.status())} ${response.url()}`)
  })

  await test.step('shows what the demo member holds', async () => {
    await logIn(page)
    await open(page, trade.path)
    await seesApple(page)
  })

  await test.step('keeps it over a reload', async () => {
    await page.reload()
    await seesApple(page)
  })

  const other = await context.newPage()
  await test.step('shows a second tab the same', async () => {
    await open(other, trade.path)
    await seesApple(other)
  })

  await test.step('goes on in the second tab when the first is closed', async () => {
    await page.close()
    await open(other, trade.path)
    await other.reload()
    await seesApple(other)
  })

  await test.step('starts anew when asked to', async () => {
    await open(other, settings.path)
    await other.getByRole('button', { name: settingsTexts.demo.action, exact: true }).click()
    const action = other
      .getByRole('dialog')
      .getByRole('button', { name: settingsTexts.demo.action, exact: true })
    await Promise.all([other.waitForEvent('load'), action.click()])
    await open(other, login.path)
    await expect(other.getByRole('button', { name: loginTexts.demo.use, exact: true })).toBeVisible({
      timeout: FIRST_START_MS,
    })
    await logIn(other)
  })

  expect(complaints, 'the browser complains').toEqual([])
})
