import { readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, type Page, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumFlags, findChromium } from '../chromium.mjs'
import { installConsumer, serve, typecheck, viteBuild } from './consumer.ts'
import type { Started } from './outside.ts'
import { published } from './published.ts'
import { must } from './stage.ts'

let folder = ''
let browser: Browser
beforeAll(async () => {
  folder = installConsumer()
  const executablePath = findChromium()
  browser = await chromium.launch({ args: [...chromiumFlags], ...(executablePath ? { executablePath } : {}) })
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

/** Opens a served page, and closes both after. Returns the errors of the page. */
async function visit(
  server: Started,
  look: (page: Page) => Promise<void>,
  path = '',
): Promise<readonly string[]> {
  const complaints: string[] = []
  const page = await browser.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  try {
    await page.goto(`${server.address}${path}`)
    await look(page)
  } finally {
    await page.close()
    await server.stop()
  }
  return complaints
}

const priceOf = (page: Page) => page.getByText('71,200')
const styleOf = (page: Page, property: string): Promise<string> =>
  priceOf(page).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

async function looksRight(page: Page): Promise<void> {
  await priceOf(page).waitFor()
  await page.getByText('심사 중').waitFor()
  expect(await styleOf(page, 'font-variant-numeric')).toBe('tabular-nums')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  )
}

async function drawsTheChart(page: Page): Promise<void> {
  await page.getByRole('button', { name: '차트' }).click()
  await page.getByRole('img', { name: /주식/ }).locator('svg path').first().waitFor()
  await page.getByRole('cell', { name: '33.3%' }).waitFor()
}

async function opensTheScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: '화면' }).click()
  await page.getByRole('heading', { name: '로그인' }).waitFor()
  const form = page.locator('form')
  expect(await form.evaluate((element) => getComputedStyle(element).paddingInlineStart)).not.toBe('0px')
}

describe('a project outside the workspace', () => {
  it('has the packages themselves, and no link to their sources', () => {
    expect(realpathSync(join(folder, 'node_modules/@onelot/ui'))).toBe(
      join(realpathSync(folder), 'node_modules/@onelot/ui'),
    )
  })

  it.each(['tsconfig.json', 'tsconfig.nodenext.json'])(
    'compiles against every entry, with the code of our pages, by %s',
    (project) => {
      typecheck(folder, project)
    },
  )

  it('has the oldest React that the packages ask for', () => {
    const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/react/package.json'), 'utf8')) as {
      version: string
    }
    for (const { manifest } of published.filter((one) => one.manifest.peerDependencies))
      expect(manifest.peerDependencies).toMatchObject({ react: `^${version}`, 'react-dom': `^${version}` })
  })

  it('is refused a path that is no entry', () => {
    const inside = "import '@onelot/ui/dist/primitives/Switch/Switch.js'"
    expect(() => must(process.execPath, ['--input-type=module', '--eval', inside], folder)).toThrow(
      'ERR_PACKAGE_PATH_NOT_EXPORTED',
    )
  })

  it('hears in development alone which messages it has not added', () => {
    const asked = `import { createUiI18n, translateTrading } from '@onelot/ui/i18n'
      console.warn = console.log
      translateTrading(createUiI18n('en', { ui: {} }), 'en-US')('timeInForce.label')`
    const said = (NODE_ENV: string) =>
      must(process.execPath, ['--input-type=module', '--eval', asked], folder, { NODE_ENV })
    expect(said('development')).toContain("import { en } from '@onelot/ui/locales/en/trading'")
    expect(said('production')).toBe('')
  })

  it('draws a widget in plain Node', () => {
    const html = must(process.execPath, ['server.mjs'], folder)
    expect(html).toContain('185.50')
  })
})

it.each([
  ['@onelot/api-client/openapi.json', 'openapi'],
  ['@onelot/ui/tokens/base.json', 'space'],
  ['@onelot/ui/tokens/dark.json', 'colour'],
  ['@onelot/ui/tokens/light-kr.json', 'market'],
])('%s is JSON that Node imports', (entry, key) => {
  const read = `import data from '${entry}' with { type: 'json' }; process.stdout.write(Object.keys(data).join())`
  const keys = must(process.execPath, ['--input-type=module', '--eval', read], folder)
  expect(keys.split(',')).toContain(key)
})

describe('its page, built', () => {
  it('shows styled widgets in Korean, and fetches the chart and the screen when they are asked for', async () => {
    viteBuild(folder)
    const assets = join(folder, 'dist/assets')
    const engines = readdirSync(assets).filter(
      (file) => file.endsWith('.js') && readFileSync(join(assets, file), 'utf8').includes('apexcharts'),
    )
    expect(engines.length).toBeGreaterThan(0)
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
    expect(
      scripts.filter((file) => readFileSync(join(assets, file), 'utf8').includes('its key shows')),
    ).toEqual([])
    const engine = (path: string) => engines.some((file) => path.endsWith(file))

    const complaints = await visit(await serve(folder, 'preview'), async (page) => {
      await looksRight(page)
      expect((await scriptsOf(page)).filter(engine)).toEqual([])
      await drawsTheChart(page)
      expect((await scriptsOf(page)).filter(engine)).not.toEqual([])
      await opensTheScreen(page)
    })
    expect(complaints).toEqual([])
  })

  it('has no style when it does not import the stylesheets', async () => {
    const main = join(folder, 'src/main.tsx')
    const text = readFileSync(main, 'utf8')
    writeFileSync(main, text.replaceAll(/import '@onelot\/ui\/\w+\.css'\n/g, ''))
    viteBuild(folder, '--outDir', 'dist-bare')
    writeFileSync(main, text)
    await visit(await serve(folder, 'preview', '--outDir', 'dist-bare'), async (page) => {
      await priceOf(page).waitFor()
      expect(await styleOf(page, 'font-variant-numeric')).toBe('normal')
    })
  })
})

describe('its page, in development', () => {
  it('shows the same', async () => {
    const complaints = await visit(await serve(folder, 'dev'), async (page) => {
      await looksRight(page)
      await drawsTheChart(page)
      await opensTheScreen(page)
    })
    expect(complaints).toEqual([])
  })
})

/** Asked of `foreign.html`, a page with elements of its own, and widgets among them. */
describe('a page that is not ours', () => {
  const ours = ['Buy', 'Fees', 'Sold out'] as const
  const styleIn = (page: Page, role: 'heading' | 'link' | 'button', name: string, property: string) =>
    page
      .getByRole(role, { name })
      .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), property)
  const looksOf = (page: Page) =>
    Promise.all(
      ours.map((name) =>
        page.getByRole('button', { name }).evaluate((element) => {
          const { borderTopWidth, paddingTop, boxSizing, backgroundColor, cursor } = getComputedStyle(element)
          return [borderTopWidth, paddingTop, boxSizing, backgroundColor, cursor]
        }),
      ),
    )
  const open = async (query: string, look: (page: Page) => Promise<void>) =>
    visit(
      await serve(folder, 'dev'),
      async (page) => {
        await page.getByRole('button', { name: 'Buy' }).waitFor()
        await look(page)
      },
      `/foreign.html${query}`,
    )

  it('keeps the look of its own elements, until it imports the reset', async () => {
    const own = async (page: Page) => [
      await styleIn(page, 'heading', 'Our offers', 'margin-top'),
      await styleIn(page, 'link', 'the terms', 'color'),
      await styleIn(page, 'button', 'Our own', 'border-top-width'),
      await page.evaluate(() => getComputedStyle(document.body).marginTop),
    ]
    await open('', async (page) => {
      expect(await own(page)).toEqual(['21.44px', 'rgb(0, 0, 238)', '2px', '8px'])
    })
    await open('?reset', async (page) => {
      expect(await own(page)).toEqual(['0px', 'rgb(91, 75, 219)', '0px', '0px'])
    })
  })

  it('has widgets that look the same with the reset and without', async () => {
    let without: readonly (readonly string[])[] = []
    await open('', async (page) => {
      without = await looksOf(page)
      expect(await styleIn(page, 'heading', 'Fees', 'margin-top')).toBe('0px')
    })
    await open('?reset', async (page) => {
      expect(await looksOf(page)).toEqual(without)
    })
  })

  it('overrides a widget’s style by a plain rule', async () => {
    await open('', async (page) => {
      expect(await styleIn(page, 'button', 'Sold out', 'background-color')).toBe('rgb(1, 2, 3)')
    })
  })

  it('keeps the styles of its own widgets alone by PurgeCSS, and their look', async () => {
    viteBuild(folder, '--config', 'vite.foreign.config.js', '--outDir', 'dist-foreign')
    const assets = join(folder, 'dist-foreign/assets')
    const sheet = join(assets, readdirSync(assets).find((file) => /^foreign.*\.css$/.test(file)) ?? '')
    const weight = () => gzipSync(readFileSync(sheet)).length
    const looks: (readonly (readonly string[])[])[] = []
    const look = async () =>
      visit(
        await serve(folder, 'preview', '--outDir', 'dist-foreign'),
        async (page) => {
          await page.getByRole('button', { name: 'Buy' }).waitFor()
          looks.push(await looksOf(page))
        },
        '/foreign.html',
      )
    expect(weight()).toBeGreaterThan(20_000)
    await look()
    must(process.execPath, ['purge.mjs', 'dist-foreign'], folder)
    expect(weight()).toBeLessThan(4_000)
    await look()
    expect(looks[1]).toEqual(looks[0])
  })

  it('is printed in about ten points where it imports the reset', async () => {
    await open('?reset', async (page) => {
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('13.44px')
    })
  })
})
