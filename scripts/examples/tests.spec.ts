import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, findChromium } from '../chromium.mjs'
import { must } from '../packages/stage.ts'
import { installExample, serveFolder } from './example.ts'

let folder = ''
beforeAll(() => {
  folder = installExample('tests')
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const run = (command: string, ...args: readonly string[]): string =>
  must(process.execPath, [join(folder, 'node_modules', command), ...args], folder)

describe('a foreign project that tests with the broker', () => {
  it('compiles', () => {
    run('typescript/bin/tsc')
  })

  it('finds nothing wrong in the types of our packages, where it checks libraries too', () => {
    const compiler = join(folder, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, '--skipLibCheck', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout.split('\n').filter((line) => line.includes('@onelot'))).toEqual([])
  })

  it('runs a test from order to fill, one of a lost answer, and calls by MSW and by an address', () => {
    expect(run('vitest/vitest.mjs', 'run')).toMatch(/Tests .*4 passed/)
  })

  it('builds a Storybook whose story goes from order to fill', async () => {
    run('storybook/dist/bin/dispatcher.js', 'build', '--quiet')
    const server = await serveFolder(join(folder, 'storybook-static'))
    const executablePath = findChromium()
    const browser = await chromium.launch({
      args: [...chromiumFlags],
      ...(executablePath ? { executablePath } : {}),
    })
    const page = await browser.newPage()
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(error.message))
    await page.goto(`${server.address}/iframe.html?id=held--fills-as-the-price-falls&viewMode=story`)
    await expect.poll(() => page.locator('body').innerText(), { timeout: 30_000 }).toContain('Positions: 1')
    expect(thrown).toEqual([])
    await browser.close()
    await server.stop()
  })
})
