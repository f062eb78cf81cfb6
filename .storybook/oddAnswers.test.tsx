import { type WorldName, worldNames } from '@onelot/mock-api/browser'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createOddVisitor } from './oddVisitor.tsx'
import { inOneWorld } from './visitedPage.tsx'
import { visits } from './visits.ts'

/** ODD_ROUNDS=all in the nightly run. */
const asked: unknown = import.meta.env['ODD_ROUNDS']
const ROUNDS = asked === 'all' ? Infinity : Number(asked) || 1
const ROUND_MS = 5_000
/** To build a world, and to show its screen once with honest answers. */
const FIRST_MS = 30_000

const tours = worldNames
  .flatMap((world) => (visits[world] ?? []).map((visit) => ({ world, visit, screen: visit.screen })))
  .map((tour, place) => ({ ...tour, place }))

/** In pages of this height all that a screen reads near its end is read. */
beforeAll(() => page.viewport(390, 4_000))

const visitorIn = inOneWorld(createOddVisitor)
const heard = new Map<WorldName, number>()

it.each(tours)(
  '$screen of $world shows, whichever field of an answer is odd',
  async ({ world, visit, place }) => {
    const visitor = await visitorIn(world)
    const wrong = await visitor.tour(visit, { rounds: ROUNDS, place })
    heard.set(world, visitor.heard())
    expect(wrong).toEqual([])
  },
  FIRST_MS + Math.min(ROUNDS, 2_000) * ROUND_MS,
)

it('the screens of a holder have heard odd events of the stream, too', () => {
  expect(heard.get('holder')).toBeGreaterThan(0)
})
