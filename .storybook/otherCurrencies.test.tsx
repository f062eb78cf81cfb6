import { streamPath } from '@onelot/api-client'
import { otherLanguage, setSiteCurrencies, setSiteLanguages } from '@onelot/domain'
import { worldNames } from '@onelot/mock-api/browser'
import { screens } from '@onelot/screens/definitions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createVisitor, inOneWorld, textsOn } from './visitedPage.tsx'
import { visits } from './visits.ts'

/** The currencies of another back end, by those of ours in whose place they are: of three digits after the point, of eight, and of two. */
const others: ReadonlyMap<string, string> = new Map([
  ['USD', 'SGD'],
  ['KRW', 'KWD'],
  ['TWD', 'XBT'],
  ['THB', 'EUR'],
])
const ours = new Map([...others].map(([one, other]) => [other, one]))

/** The codes that are whole texts of a JSON text; those within an id are its own. */
const renamed = (json: string, names: ReadonlyMap<string, string>): string =>
  json.replaceAll(/"([A-Z]{3})"/g, (_, code: string) => `"${names.get(code) ?? code}"`)

/** Marks of our currencies before a figure, in English. */
const ourMark = /(?:₩|NT\$|฿|(?<![A-Z])\$)\s?\d/

/** How many points a deposit adds is a rule of ours, which the loan's texts state in won. */
const ruleOfOurs = '₩100,000,000'

const visitorIn = inOneWorld((world) =>
  createVisitor({
    world,
    config: { currencies: 'SGD, KWD, XBT 8 ₿, EUR', languages: 'isl is-IS en Íslenska' },
    async asked(request) {
      if (request.method === 'GET' || request.url.endsWith(streamPath)) return request
      return new Request(request, { body: renamed(await request.text(), ours) })
    },
    async answered({ url }, response) {
      if (url.endsWith(streamPath)) return response
      const { status, headers } = response
      return new Response(renamed(await response.text(), others), { status, headers })
    },
  }),
)

const tours = worldNames.flatMap((world) =>
  (visits[world] ?? []).map((visit) => ({ world, visit, at: visit.screen })),
)

/** It has no words of its own here. */
const icelandic = otherLanguage('isl')

describe('a back end with currencies of its own, and a site with a language of its own', () => {
  beforeAll(() => page.viewport(390, 4_000))

  afterAll(() => {
    setSiteCurrencies([])
    setSiteLanguages([])
  })

  it('is shown by every screen', () => {
    expect(new Set(tours.map(({ at }) => at))).toEqual(new Set(screens.map(({ name }) => name)))
  })

  const shown = new Set<string>()
  it.each(tours)(
    'has no amount in one of ours, and shows in either language: $at in $world',
    async ({ world, visit }) => {
      const visitor = await visitorIn(world)
      const texts = textsOn(await visitor.visit(visit, 'en')).replace(ruleOfOurs, '')
      expect(texts.trim()).not.toBe('')
      const mark = ourMark.exec(texts)
      const inIcelandic = textsOn(visitor.speak(icelandic))
      expect(inIcelandic.trim()).not.toBe('')
      expect(inIcelandic).not.toMatch(/\bundefined\b|Invalid Date/)
      expect(mark && texts.slice(Math.max(0, mark.index - 40), mark.index + 20)).toBeNull()
      for (const [mark] of texts.matchAll(/(?:SGD|KWD|₿|€)\s?\d/g)) shown.add(mark.slice(0, 1))
    },
  )

  it('has its amounts marked as it says, and as the language marks them', () => {
    expect([...shown].sort()).toEqual(['K', 'S', '€', '₿'].sort())
  })
})
