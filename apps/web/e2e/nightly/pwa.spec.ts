import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { app as texts } from '../../../../packages/screens/src/base/i18n/messages/en.ts'
import { appUpdate } from '../../../../packages/screens/src/parts/app-update/messages/en.ts'
import { screen as login } from '../../../../packages/screens/src/member/login/screen.ts'
import { expect, test } from '../fixtures.ts'
import { marketRows } from '../marketRows.ts'
import { type ServedFolder, serveFolder } from '../servedFolder.ts'

test.use({ serviceWorkers: 'allow' })

const dist = join(import.meta.dirname, '../../dist')

/** The worker answers this page, and has what it needs. */
const isInstalled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated')

/** All that is kept, by its path below the page. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(new URL('.', location.href).href.length))
  })

/** Set on a page, and gone once it is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'marked'))

test('the manifest is of the folder that it lies in, and its icons have their sizes', async ({
  page,
  app,
}) => {
  await app.open('/market/index')
  const address = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href)
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const manifest = (await answer.json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Onelot', short_name: 'Onelot', start_url: './', scope: './' })
  expect(manifest.icons.map(({ purpose }) => purpose).sort()).toEqual(['any', 'any', 'maskable', 'maskable'])
  for (const { src, sizes } of manifest.icons) {
    const drawn = await page.evaluate(async (icon) => {
      const image = new Image()
      image.src = icon
      await image.decode()
      return `${String(image.naturalWidth)}x${String(image.naturalHeight)}`
    }, new URL(src, address).href)
    expect(drawn, src).toBe(sizes)
  }
})

test('what is kept is files of the app, and a reload without a connection shows no old money', async ({
  page,
  app,
  context,
}) => {
  await app.becomeMember()
  await app.open('/home/index')
  await isInstalled(page)

  await test.step('keeps no answer of the broker', async () => {
    await app.open('/market/index')
    await marketRows(page).first().click()
    await expect(page.getByRole('application')).toBeVisible()
    await app.open('/information/index')
    await expect(page.getByRole('main')).toContainText(/\d/)
    await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(/^assets\/engine-/))
    const files = await kept(page)
    expect(files).toContainEqual(expect.stringMatching(/^assets\/home-.*\.js$/))
    const others = files.filter(
      (file) =>
        !/^(assets\/[^/?]+-[\w-]{8}\.(js|css)|(index\.html|logo\.svg)\?__WB_REVISION__=\w+)$/.test(file),
    )
    expect(others).toEqual([])
  })

  const money = (await page.getByRole('main').innerText()).match(/\d[\d,]*\.\d\d/g) ?? []
  expect(money.length).toBeGreaterThan(0)
  await test.step('without a connection: the shell, and one sentence', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('navigation', { name: texts.tabs })).toBeVisible()
    await expect(page.getByText(texts.failure.safe)).toHaveCount(1)
    const shown = await page.locator('body').innerText()
    expect(money.filter((amount) => shown.includes(amount))).toEqual([])
  })

  await test.step('goes on with the connection', async () => {
    await context.setOffline(false)
    await expect(page.getByText(texts.failure.safe)).toHaveCount(0)
    // The total in another currency moves with its rate.
    await expect(page.getByRole('main')).toContainText('$100,000.00')
  })
})

test.describe('a newer version, from a server of files below a path', () => {
  let folder: string
  let served: ServedFolder

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'onelot-pwa-'))
    cpSync(dist, folder, { recursive: true })
    served = await serveFolder(folder, '/some/folder/')
  })
  test.afterEach(async () => {
    await served.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Another page, and the worker that knows it. */
  function publish(version: string): void {
    const page = join(folder, 'index.html')
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(/<html lang="en"[^>]*>/, `<html lang="en" class="${version}">`),
    )
    const worker = join(folder, 'sw.js')
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8').replace(/(index\.html`,revision:`)\w+/, `$1${version}`),
    )
  }
  const showsVersion = (page: Page, version: string) =>
    expect(page.locator('html')).toHaveAttribute('class', version)
  const notices = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
    })
  const offered = (page: Page) => page.getByText(appUpdate.title)
  const update = (page: Page) => page.getByRole('button', { name: appUpdate.apply, exact: true })

  test('waits for the tap, tab by tab, and never takes what is being typed', async ({ page, context }) => {
    await page.goto(`${served.address}#${login.path}`)
    const field = page.getByRole('textbox').first()
    await field.fill('01012345678')
    await isInstalled(page)
    await mark(page)

    await test.step('is not offered over a form', async () => {
      publish('second')
      await notices(page)
      await expect
        .poll(() =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
        )
        .toBe('installed')
      await expect(field).toHaveValue('01012345678')
      await expect(offered(page)).toHaveCount(0)
    })

    const other = await context.newPage()
    await test.step('is offered on a screen of the tab bar, in every tab', async () => {
      await page.goto(`${served.address}#/market/index`)
      await expect(offered(page)).toBeVisible()
      await other.goto(`${served.address}#/market/index`)
      await expect(other.locator('html')).not.toHaveAttribute('class')
      await expect(offered(other)).toBeVisible()
      await mark(other)
      expect(await isMarked(page)).toBe(true)
    })

    await test.step('is loaded by the tap, and in that tab alone', async () => {
      await update(page).click()
      await showsVersion(page, 'second')
      await expect(page).toHaveURL(/#\/market\/index$/)
      await expect(page.getByRole('navigation', { name: texts.tabs })).toBeVisible()
      await expect(offered(page)).toHaveCount(0)
      expect(await isMarked(page)).toBe(false)
      expect(await isMarked(other)).toBe(true)
    })

    await test.step('the other tab has a tap of its own', async () => {
      await expect(offered(other)).toBeVisible()
      await update(other).click()
      await showsVersion(other, 'second')
      await expect(offered(other)).toHaveCount(0)
    })

    await test.step('leaves nothing of the one before', async () => {
      const pages = (await kept(other)).filter((file) => file.startsWith('index.html'))
      expect(pages).toEqual(['index.html?__WB_REVISION__=second'])
    })
  })
})
