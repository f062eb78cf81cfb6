import { languages } from '@onelot/domain'
import { intlLocale } from '@onelot/ui/locale'
import { asMember } from '../asMember.ts'
import { axeViolations, comesToRest, linksOn, prepareAxe, sidewaysScroll, strangeTexts } from '../crawl.ts'
import { expect, test } from '../fixtures.ts'
import { leaveFor, partsOf, readers, showsSomething } from '../routeWalk.ts'

const themes = ['light', 'dark'] as const
const widths = [320, 390, 750] as const

/** More than there are. */
const ALL = 10_000

const order = { instrument: 'US:AAPL', side: 'long', type: 'market', lots: 3, leverage: 1 }

/** Some hundred screens of a member, each judged by axe. */
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
          broker,
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
          if (access === 'member') await asMember(broker, await app.becomeVerified(), 'trade/place', order)
          const addresses = [...addressesOf(access)]
          const [first = ''] = addresses
          await app.load(first)
          const html = page.locator('html')
          await expect(html).toHaveAttribute('lang', intlLocale(language))
          await expect(html).toHaveAttribute('data-theme', theme)
          const findings: string[] = []
          /** Screens that show one thing, such as an auction: the first that a link leads to. */
          const details = new Set<string>()
          for (const address of addresses) {
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
            for (const link of await linksOn(page)) {
              const [path = '', query] = link.split('?')
              if (query === undefined || details.has(path)) continue
              details.add(path)
              addresses.push(link)
            }
          }
          expect(findings).toEqual([])
        })
