import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ServedWorld, serveWorld } from '@onelot/mock-api/kit/node'
import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, findChromium } from '../chromium.mjs'
import { must } from '../packages/stage.ts'
import { type Started, startProgram } from '../packages/outside.ts'
import { installExample } from './example.ts'

const next = 'node_modules/next/dist/bin/next'
const noTelemetry = { NEXT_TELEMETRY_DISABLED: '1' }
let folder = ''
let world: ServedWorld
let server: Started
let browser: Browser
beforeAll(async () => {
  folder = installExample('next')
  world = await serveWorld({ world: 'guest' })
  const env = { ...noTelemetry, BROKER_ORIGIN: world.address }
  must(process.execPath, [join(folder, next), 'build'], folder, env)
  server = await startProgram(folder, [next, 'start', '--hostname', '127.0.0.1', '--port', '0'], env)
  const executablePath = findChromium()
  browser = await chromium.launch({ args: [...chromiumFlags], ...(executablePath ? { executablePath } : {}) })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await world.stop()
  rmSync(folder, { recursive: true })
})

interface Look {
  readonly ground: string
  /** Of a falling price. */
  readonly falling: string
}

/** How the page with the price looks to a reader, and what the browser's console said. */
async function visit(
  options: BrowserContextOptions,
  chosen: Readonly<Record<string, string>> = {},
): Promise<{ readonly look: Look; readonly said: readonly string[] }> {
  const context = await browser.newContext(options)
  const cookies = Object.entries(chosen).map(([name, value]) => ({ name, value, url: server.address }))
  await context.addCookies(cookies)
  const page = await context.newPage()
  const said = complaintsOf(page)
  await page.goto(server.address, { waitUntil: 'networkidle' })
  const change = page.getByText('0.62', { exact: false }).first()
  await change.waitFor()
  const look = {
    ground: await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    falling: await change.evaluate((element) => getComputedStyle(element).color),
  }
  await context.close()
  return { look, said }
}

function complaintsOf(page: Page): readonly string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

describe('a Next app', () => {
  it('has the price in the HTML of a server component', async () => {
    const html = await (await fetch(server.address)).text()
    expect(html).toContain('Apple Inc.')
    expect(html).toContain('182.99')
  })

  const theme = ['light', 'dark'] as const
  const colours = ['us', 'kr'] as const
  const choices = theme.flatMap((name) => colours.map((marketColours) => [name, marketColours] as const))

  it.each(choices)('looks the same before any script and after: %s, market colours %s', async (name, of) => {
    const chosen = { theme: name, marketColours: of }
    const before = await visit({ javaScriptEnabled: false }, chosen)
    const after = await visit({}, chosen)
    expect(after.said).toEqual([])
    expect(after.look).toEqual(before.look)
  })

  it('has four looks for four choices', async () => {
    const looks: string[] = []
    for (const [name, marketColours] of choices)
      looks.push(JSON.stringify((await visit({}, { theme: name, marketColours })).look))
    expect(new Set(looks).size).toBe(4)
  })

  it('follows the system where nothing is chosen, without a complaint of React', async () => {
    const { look, said } = await visit({ colorScheme: 'dark' })
    const chosen = await visit({}, { theme: 'dark' })
    expect(look.ground).toBe(chosen.look.ground)
    expect(said).toEqual([])
  })

  it('opens a screen in the browser', async () => {
    const page = await browser.newPage()
    const said = complaintsOf(page)
    await page.goto(`${server.address}/login`)
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    expect(said).toEqual([])
    await page.close()
  })
})
