import { type Browser, chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../chromium.mjs'
import { modesOf } from './assign.ts'
import { openCamera } from './camera.ts'
import { keyOf } from './manifest.ts'
import { type Mode, modes } from './modes.ts'
import { componentOf, type Story } from './stories.ts'

/** A picture to take. */
export interface Job {
  readonly key: string
  readonly story: Story
  readonly mode: Mode
}

export const jobsOf = (stories: readonly Story[]): Job[] =>
  stories.flatMap((story) => modesOf(story).map((mode) => ({ key: keyOf(story.id, mode.name), story, mode })))

/** A picture, or why there is none. */
export interface Taken extends Job {
  readonly png?: Buffer
  readonly failure?: string
}

/**
 * Every pixel is drawn whole and by the same code on every processor: partial redrawing, and scrollers that keep a layer of
 * their own, round an edge between two pixels by where it was before.
 */
const exactFlags = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-prefer-compositing-to-lcd-text',
]

/** The browser that draws, and its name for the manifest. */
export interface Darkroom {
  readonly browser: Browser
  readonly renderer: string
}

export async function launch(): Promise<Darkroom> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: [...chromiumFlags, ...exactFlags],
    ...(executablePath ? { executablePath } : {}),
  })
  return { browser, renderer: `Chromium ${browser.version()} on ${process.platform} ${process.arch}` }
}

/**
 * The faces that stories have needed, shared by all cameras of a run: a story that begins without one of its faces has to begin again. English
 * stories need the same few; in another language a story begins with those of its component, and does not wait for the hundred pieces of Hangul
 * and Han that other stories use.
 */
function facesKnown() {
  const known = new Map<string, Set<number>>()
  return ({ id }: Story, { language }: Mode): Set<number> => {
    const name = language === 'en' ? language : `${componentOf(id)} ${language}`
    const faces = known.get(name) ?? new Set()
    known.set(name, faces)
    return faces
  }
}

/** A page opens, and learns which faces it needs, in the time of about so many small pictures. */
const PICTURES_A_PAGE = 4

interface Shoot {
  readonly origin: string
  readonly jobs: readonly Job[]
  /** At the same time, at most. */
  readonly pages: number
  /** Whether each picture starts from a document of its own: what it shows depends on nothing that was shown before. */
  readonly fresh: boolean
  readonly onTaken: (taken: Taken) => Promise<void>
}

/** Takes the pictures of all jobs, one mode after another, and passes each to `onTaken` as it comes, in no particular order. */
export async function shoot(
  { browser }: Darkroom,
  { origin, jobs, pages, fresh, onTaken }: Shoot,
): Promise<void> {
  const waiting = [...jobs].sort((one, other) => modes.indexOf(one.mode) - modes.indexOf(other.mode))
  const facesFor = facesKnown()
  const worker = async () => {
    const camera = await openCamera(browser, origin, fresh)
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const { story, mode } = job
      const taken = await camera.take(story.id, mode, facesFor(story, mode)).then(
        (png) => ({ png }),
        (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
      )
      if (!browser.isConnected()) throw new Error('The browser ended before the last picture was taken.')
      await onTaken({ ...job, ...taken })
    }
    await camera.close()
  }
  const worthOpening = Math.ceil(jobs.length / PICTURES_A_PAGE)
  await Promise.all(Array.from({ length: Math.min(pages, worthOpening) }, worker))
}
