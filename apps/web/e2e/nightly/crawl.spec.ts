import { languages } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/locale'
import { axeViolations, comesToRest, prepareAxe, sidewaysScroll, strangeTexts } from '../crawl.ts'
import { expect, test } from '../fixtures.ts'
import { leaveFor, partsOf, readers, showsSomething } from '../routeWalk.ts'

const themes = ['light', 'dark'] as const
const widths = [320, 390, 750] as const

/** More than there are. */
const ALL = 10_000

/** Some ninety screens of a member, each judged by axe. */
const MOST_MS = 900_000

const addressesOf = (reader: 'guest' | 'member'): readonly string[] =>
  (reader === 'guest' ? (['guest'] as const) : (['guest', 'member'] as const)).flatMap((access) =>
    partsOf(access, ALL).flat(),
  )

for (const [access, reader] of readers)
  for (const language of languages)
    for (const theme of themes)
      for (const width of widths)
        test(`${reader} finds every screen in order: ${language}, ${theme}, ${String(width)} px`, async ({
          app,
          page,
          complaints,
        }) => {
          test.setTimeout(MOST_MS)
          await page.setViewportSize({ width, height: 844 })
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await prepareAxe(page)
          await page.addInitScript(
            (chosen) => {
              for (const [name, value] of Object.entries(chosen)) localStorage.setItem(`prefs.${name}`, value)
            },
            { language, theme },
          )
          if (access === 'member') await app.becomeMember()
          const [first = '', ...others] = addressesOf(access)
          await app.load(first)
          const html = page.locator('html')
          await expect(html).toHaveAttribute('lang', intlLocale(language))
          await expect(html).toHaveAttribute('data-theme', theme)
          const findings: string[] = []
          for (const address of [first, ...others]) {
            if (address !== first) await leaveFor(page, address)
            await showsSomething(page, address)
            await comesToRest(page)
            const here = [
              ...complaints.splice(0),
              ...(await strangeTexts(page, language)),
              ...(await sidewaysScroll(page)),
              ...(await axeViolations(page)),
            ]
            findings.push(...here.map((finding) => `${address}: ${finding}`))
          }
          expect(findings).toEqual([])
        })
