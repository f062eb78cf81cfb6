import { setProjectAnnotations } from '@storybook/react-vite'
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  STORY_FINISHED,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events'
import type { Renderer, StoryIndex } from 'storybook/internal/types'
import { Preview, addons, mockChannel } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { seededRandom } from '../apps/mock-api/src/testing/seededRandom.ts'
import { globalTypes, initialGlobals } from './globals.tsx'
import preview from './preview.tsx'
import { pause } from './pause.ts'

const files = import.meta.glob<Record<string, unknown>>('../packages/screens/src/*/*/*Screen.stories.tsx')

/** Titles by the files of four screens, of which each has a `Default`; WORLDS=all in the nightly run: of ten. */
const screens: Readonly<Record<string, string>> = {
  'market/market/Market': 'Market',
  'trading/orders/Orders': 'Orders',
  'market/stock-detail/StockDetail': 'Stock detail',
  'site/mine/Mine': 'Mine',
  ...(import.meta.env['WORLDS'] === 'all' && {
    'market/watchlist/Watchlist': 'Watchlist',
    'trading/trade/Trade': 'Trade',
    'funds/fund-record/FundRecord': 'Fund record',
    'site/messages/Messages': 'Messages',
    'trading/performance/Performance': 'Performance',
    'market/search/Search': 'Search',
  }),
}

const fileOf = (name: string) => `../packages/screens/src/${name}Screen.stories.tsx`
const idOf = (title: string) => `screens-${title.toLowerCase().replaceAll(' ', '-')}--default`

const index: StoryIndex = {
  v: 5,
  entries: Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => {
      const id = idOf(screen)
      const title = `Screens/${screen}`
      return [id, { id, title, name: 'Default', type: 'story', subtype: 'story', importPath: fileOf(name) }]
    }),
  ),
}

/** Storybook's preview as a reader has it, without the page around it. */
class Previewed extends Preview<Renderer> {
  override getStoryIndexFromServer(): Promise<StoryIndex> {
    return Promise.resolve(index)
  }
}

const channel = mockChannel()
addons.setChannel(channel)
const shown = new Previewed(
  async (path) => {
    const load = files[path]
    if (load === undefined) throw new Error(`there is no ${path}`)
    return load()
  },
  () => setProjectAnnotations(preview),
  channel,
)

let close: (() => Promise<void>) | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  // Storybook reloads the page rather than take down what is being drawn.
  await atRest()
  await close?.()
  close = undefined
  document.body.replaceChildren()
})

const isDrawing = () => shown.storyRenders.some((one) => one.isPending())
/** What was asked for meanwhile begins once what is drawn has ended, in the same turn. */
const atRest = () => expect.poll(isDrawing).toBe(false)

interface OpenedStory {
  readonly element: HTMLElement
  /** What Storybook would show in place of the story. */
  readonly errors: readonly unknown[]
}

/** Storybook plays a story as it opens. */
async function open(title: string, { plays }: { plays: boolean }): Promise<OpenedStory> {
  const element = document.body.appendChild(document.createElement('div'))
  const errors: unknown[] = []
  const show = (error: unknown) => {
    errors.push(error)
  }
  const story = await shown.storyStore.loadStory({ storyId: idOf(title) })
  const begun = plays ? phaseIs('playing') : next(STORY_FINISHED)
  const on = { showMain: () => undefined, showError: show, showException: show }
  close = shown.renderStoryToElement(story, element, on, { autoplay: plays, forceInitialArgs: false })
  await begun
  return { element, errors }
}

const next = (event: string) =>
  new Promise((resolve) => {
    channel.once(event, resolve)
  })

const phaseIs = (phase: string) =>
  new Promise<void>((resolve) => {
    const listen = ({ newPhase }: { newPhase: string }) => {
      if (newPhase !== phase) return
      channel.off(STORY_RENDER_PHASE_CHANGED, listen)
      resolve()
    }
    channel.on(STORY_RENDER_PHASE_CHANGED, listen)
  })

const random = seededRandom(22)
const oneOf = <T,>(items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** A choice in one of the four menus, the story's own among them. */
function choice() {
  const menu = oneOf(['world', 'fault', 'refusal', 'clock'] as const)
  const { value } = oneOf<{ value: string }>(globalTypes[menu].toolbar.items)
  return { [menu]: value }
}

/** So that a choice comes while the world of the last is being built. In milliseconds. */
const IMPATIENT_MS = 400

beforeEach(async () => {
  await page.viewport(390, 844)
  await shown.ready()
  await shown.onUpdateGlobals({ globals: initialGlobals })
})

it.each(Object.values(screens))(
  '%s is drawn under four choices of the toolbar',
  { timeout: 90_000 },
  async (title) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { element, errors } = await open(title, { plays: false })
    for (let times = 0; times < 4; times += 1)
      await Promise.race([shown.onUpdateGlobals({ globals: choice() }), pause(IMPATIENT_MS * random())])
    await atRest()
    expect(errors).toEqual([])
    expect(warned.mock.calls.flat().filter((text) => String(text).includes('no handler'))).toEqual([])
    await expect.poll(() => element.textContent.length).toBeGreaterThan(20)
  },
)

it('a choice while a story plays ends its play, and the screen stays', async () => {
  configure({ asyncUtilTimeout: 300 })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { element, errors } = await open('Market', { plays: true })
  const failed = next(PLAY_FUNCTION_THREW_EXCEPTION)
  await shown.onUpdateGlobals({ globals: { fault: 'offline' } })
  await failed
  await pause(100)
  expect(errors).toEqual([])
  expect(element.textContent.length).toBeGreaterThan(20)
})
