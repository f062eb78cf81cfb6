import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { virtual } from '@guidepup/virtual-screen-reader'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

declare global {
  interface Window {
    screenReader?: typeof virtual
  }
}

/** Beside the app's own files, since its policy runs scripts of its own origin only. */
const setup = '/screen-reader-setup.js'
const library = '/virtual-screen-reader.js'
/** More items than any screen has. */
const LONGEST = 1_500

/**
 * Where the library looks for what names an element, by its root. The root of an element that has been removed
 * is an element, which has no `getElementById`: the library then throws into the page, whenever it reads while
 * the page is replaced.
 */
const ROOT_LOOKUP = /\b(\w+)\.getElementById\((\w+)\)\}\)\.filter/g

/** The library's file, in which nothing names an element that has been removed. */
async function libraryFile(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
  const published = await readFile(path, 'utf8')
  const mended = published.replace(ROOT_LOOKUP, '$1.getElementById?.($2)??null}).filter')
  expect(mended, 'the library looks for names as it did').not.toBe(published)
  return mended
}

/** A screen reader in the page, which acts on nothing but what it has read. */
export async function openScreenReader(page: Page) {
  const body = await libraryFile()
  await page.route(`**${library}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }))
  await page.route(`**${setup}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import { virtual } from '.${library}'
await virtual.start({ container: document.body })
window.screenReader = virtual`,
    }),
  )
  await page.addScriptTag({ url: setup, type: 'module' })
  await page.waitForFunction(() => window.screenReader !== undefined)

  const spoken = () => page.evaluate(() => window.screenReader?.spokenPhraseLog() ?? [])

  /** Waits until what is spoken last is so: where the focus has been moved to, or an announcement. */
  const hear = async (phrase: RegExp) => {
    await expect
      .poll(async () => (await spoken()).slice(-3), { message: String(phrase) })
      .toContainEqual(expect.stringMatching(phrase))
  }

  /** Reads on, item by item, to the one that is spoken so. @returns all that was read */
  const readTo = async (phrase: RegExp): Promise<readonly string[]> => {
    let read: readonly string[] = []
    const reached = () => phrase.test(read.at(-1) ?? '')
    await expect
      .poll(
        async () => {
          read = await page.evaluate(
            async ([source, most]) => {
              const items: string[] = []
              const wanted = new RegExp(source)
              while (window.screenReader && items.length < most && !wanted.test(items.at(-1) ?? '')) {
                await window.screenReader.next()
                items.push(await window.screenReader.lastSpokenPhrase())
              }
              return items
            },
            [phrase.source, LONGEST] as const,
          )
          return reached()
        },
        { message: String(phrase) },
      )
      .toBe(true)
    return read
  }

  return {
    hear,
    readTo,
    press: async (phrase: RegExp) => {
      const read = await readTo(phrase)
      await page.evaluate(() => window.screenReader?.act())
      return read
    },
    /** In the field that was spoken last. */
    type: (text: string) => page.evaluate((typed) => window.screenReader?.type(typed), text),
    selectAll: () => page.evaluate(() => window.screenReader?.press('Control+A')),
  }
}
