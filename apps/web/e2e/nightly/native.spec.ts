import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import { settings } from '../../../../packages/screens/src/member/settings/messages/en.ts'
import { screen as settingsScreen } from '../../../../packages/screens/src/member/settings/screen.ts'
import { screen as login } from '../../../../packages/screens/src/member/login/screen.ts'
import { screen as mine } from '../../../../packages/screens/src/site/mine/screen.ts'
import { shellMessages } from '../../src/shell/shellMessages.ts'
import { type RunningBroker, startBroker } from '../broker.ts'
import { logIn, press, seeLogin } from '../identitySteps.ts'
import { register } from '../members.ts'
import { NativeDevice } from '../nativeDevice.ts'
import { type ServedFolder, serveFolder } from '../servedFolder.ts'

const root = join(import.meta.dirname, '../../../..')
const said = shellMessages.en
const secrets = ['tokend', 'account']

let folder: string
let served: ServedFolder
let broker: RunningBroker

/** The native build of this broker, at an origin of its own, as on a device. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'onelot-native-'))
  served = await serveFolder(folder, '/app/')
  broker = await startBroker('demo', { ALLOWED_ORIGINS: new URL(served.address).origin })
  execFileSync('npm', ['run', '--silent', 'bundle', '--workspace', '@onelot/native'], {
    cwd: root,
    env: { ...process.env, VITE_API_ORIGIN: broker.origin, NATIVE_OUT_DIR: folder },
    stdio: 'ignore',
  })
})
test.afterAll(async () => {
  await broker.end()
  await served.stop()
  rmSync(folder, { recursive: true, force: true })
})

const open = (page: Page, path: string) => page.goto(`${served.address}#${path}`)
const isAt = (page: Page, path: string) => expect(page).toHaveURL(`${served.address}#${path}`)
const inLocal = (page: Page) =>
  page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), secrets)

async function logInOn(page: Page, device: NativeDevice, phone: string): Promise<void> {
  const member = await register(broker, phone)
  await device.hold(page.context())
  await open(page, login.path)
  await logIn(page, member)
  await expect.poll(() => [...device.kept.keys()]).toEqual(secrets)
  await expect(page).not.toHaveURL(`${served.address}#${login.path}`)
}

test('a native shell keeps the login, goes back, quits, and forgets the login on logging out', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  const device = new NativeDevice()

  await test.step('logs in, and keeps nothing of it in local storage', async () => {
    await logInOn(page, device, '01077770001')
    expect(await inLocal(page)).toEqual([])
  })

  await test.step('has a white status bar with dark text', async () => {
    expect(device.callsOf('StatusBar.setStyle').at(-1)).toEqual({ style: 'LIGHT' })
    expect(device.callsOf('StatusBar.setBackgroundColor').at(-1)).toEqual({ color: '#ffffff' })
    await expect(page.locator('[data-status-bar]')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })

  await test.step('is still logged in after a start', async () => {
    await open(page, mine.path)
    await page.reload()
    await page.getByRole('link', { name: settingsScreen.title.en, exact: true }).click()
    await expect(page.getByRole('button', { name: settings.logOut.action })).toBeVisible()
    expect(await inLocal(page)).toEqual([])
  })

  await test.step('closes a dialog by the back button, and then goes back', async () => {
    await press(page, settings.logOut.action)
    await expect(page.getByRole('dialog')).toBeVisible()
    await device.pressBack(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await isAt(page, settingsScreen.path)
    await device.pressBack(page)
    await isAt(page, mine.path)
  })

  await test.step('quits by a second press within a second, at a root screen alone', async () => {
    expect(device.callsOf('App.exitApp')).toEqual([])
    await device.pressBack(page)
    await expect(page.getByText(said.backAgain)).toBeVisible()
    await page.waitForTimeout(1_100)
    await device.pressBack(page)
    expect(device.callsOf('App.exitApp')).toEqual([])
    await device.pressBack(page)
    await expect.poll(() => device.callsOf('App.exitApp').length).toBe(1)
  })

  await test.step('opens a link that leads outside in the browser of the system', async () => {
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'https://service.onelot.example/chat'
      document.body.append(link)
      link.click()
    })
    await expect
      .poll(() => device.callsOf('Browser.open'))
      .toEqual([{ url: 'https://service.onelot.example/chat' }])
    await isAt(page, mine.path)
  })

  await test.step('forgets the login', async () => {
    await page.getByRole('link', { name: settingsScreen.title.en, exact: true }).click()
    await press(page, settings.logOut.action)
    await page.getByRole('dialog').getByRole('button', { name: settings.logOut.action }).click()
    await seeLogin(page)
    await expect.poll(() => device.kept.size).toBe(0)
    await page.reload()
    await expect(page.getByRole('button', { name: said.understood, exact: true })).toBeHidden()
    expect(await inLocal(page)).toEqual([])
  })
  expect(complaints).toEqual([])
})

test('a device whose secure storage cannot be read asks for a new login, and one that keeps nothing says so', async ({
  page,
}) => {
  const device = new NativeDevice()
  await logInOn(page, device, '01077770002')
  const answerDialog = async (title: string) => {
    await expect(page.getByRole('alertdialog', { name: title })).toBeVisible()
    await press(page, said.understood)
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }

  device.refused.add('SecureStorage.internalGetItem')
  device.refused.add('SecureStorage.internalSetItem')
  await open(page, login.path)
  await page.reload()
  await answerDialog(said.unread.title)
  await logIn(page, await register(broker, '01077770003'))
  await answerDialog(said.unkept.title)
  await open(page, settingsScreen.path)
  await expect(page.getByRole('button', { name: settings.logOut.action })).toBeVisible()
  expect(await inLocal(page)).toEqual([])
})

/** Scripts of a build that look for Capacitor's bridge. */
const withCapacitor = (build: string): readonly string[] =>
  globSync('assets/*.js', { cwd: build }).filter((file) =>
    readFileSync(join(build, file), 'utf8').includes('PluginHeaders'),
  )

test('the page of a native shell has no inline script, and its adapter is in no build for browsers', async ({
  page,
}) => {
  await open(page, login.path)
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]')
  await expect(policy).toHaveAttribute(
    'content',
    new RegExp(`script-src 'self';.*connect-src 'self' ${broker.origin};`),
  )
  await expect(page.locator('script:not([src])')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  expect(withCapacitor(folder)).toHaveLength(1)
  expect(withCapacitor(join(root, 'apps/web/dist'))).toEqual([])
})
