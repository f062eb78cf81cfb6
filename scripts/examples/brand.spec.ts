import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ServedWorld, serveWorld } from '@onelot/mock-api/kit/node'
import { type Browser, type Page, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, findChromium } from '../chromium.mjs'
import { must } from '../packages/stage.ts'
import { type Started, startProgram } from '../packages/outside.ts'
import { installExample } from './example.ts'

const vite = 'node_modules/vite/bin/vite.js'
let folder = ''
let world: ServedWorld
let server: Started
let browser: Browser
beforeAll(async () => {
  folder = installExample('brand')
  world = await serveWorld({ world: 'guest' })
  must(process.execPath, [join(folder, vite), 'build', '--logLevel', 'error'], folder)
  server = await startProgram(folder, [vite, 'preview', '--host', '127.0.0.1', '--port', '0'], {
    BROKER_ORIGIN: world.address,
  })
  const executablePath = findChromium()
  browser = await chromium.launch({ args: [...chromiumFlags], ...(executablePath ? { executablePath } : {}) })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await world.stop()
  rmSync(folder, { recursive: true })
})

/** Opens a screen in a language, with what the console complained of. */
async function open(route: string, language: string): Promise<{ page: Page; said: readonly string[] }> {
  const page = await browser.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(`${server.address}/?language=${language}#${route}`)
  await page.getByRole('heading').first().waitFor()
  return { page, said }
}

const landing = { en: 'Join Maru', kor: '마루 시작하기', tw: '加入 Maru' } as const
const aboutUs = { en: 'since 1968', kor: '1968년부터', tw: '自 1968 年起' } as const

describe('an app of another brand', () => {
  it('compiles', () => {
    must(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc')], folder)
  })

  it.each(Object.entries(landing))('welcomes by its own name, mark, words and accent: %s', async (...of) => {
    const [language, register] = of
    const { page, said } = await open('/login/start-copy', language)
    await page.getByRole('heading', { name: 'Maru' }).waitFor()
    await page.getByRole('button', { name: register }).waitFor()
    expect(await page.locator('img').first().getAttribute('src')).toBe('./logo.svg')
    const accent = () =>
      getComputedStyle(document.documentElement).getPropertyValue('--onelot-brand-accent').trim()
    expect(await page.evaluate(accent)).toBe('#0f766e')
    expect(await page.locator('body').innerText()).not.toMatch(/Onelot|원랏/i)
    expect(said).toEqual([])
    await page.close()
  })

  it.each(Object.entries(aboutUs))('says who it is in its own words: %s', async (language, sentence) => {
    const { page, said } = await open('/information/aboutUs', language)
    await page.getByText(sentence).waitFor()
    expect(await page.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
    const mark = await page.locator('img').first().boundingBox()
    expect(mark?.width).toBe(mark?.height)
    expect(await page.locator('body').innerText()).not.toMatch(/Onelot|원랏/i)
    expect(said).toEqual([])
    await page.close()
  })

  it('has the market of its back end behind it', async () => {
    const { page } = await open('/market/index', 'en')
    await page.getByRole('list').first().waitFor()
    await page.close()
  })
})
