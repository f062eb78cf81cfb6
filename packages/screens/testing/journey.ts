import type { Decimal, InstrumentId, Result } from '@onelot/domain'
import { TOAST_ACTION_MS, TOAST_MS } from '@onelot/ui'
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Reader, readerOf } from './readers.ts'

/** What a journey does to the world around the person: time passes, prices move. */
export interface World {
  readonly advance: (duration: `${number} ${'s' | 'min' | 'h'}`) => Promise<void>
  readonly broker: {
    readonly operator: { setPrice(instrument: InstrumentId, price: Decimal): Promise<Result<void>> }
  }
}

export interface Person extends Reader, Pick<StoryContext, 'userEvent'> {
  readonly step: (sentence: string, act: () => Promise<void>) => Promise<void> | void
  readonly broker: World
  /** Fires the timers that were set for so many milliseconds; `endWait` once there is one (docs/stories.md). */
  readonly endWaits: (ms: number) => number
  readonly endWait: (ms: number) => Promise<void>
  /** Lets the client give up an answer that a fault holds. */
  readonly giveUpAnswer: () => Promise<void>
}

/** What it does, told before it is done: Storybook shows the sentences above its acts, and a flow's page lists them. */
interface Told {
  readonly sentences: readonly string[]
}

/** A play that others are composed of. */
export type Step = Told & ((person: Person) => Promise<void>)

const told = <Play extends (...given: never[]) => Promise<void>>(
  sentences: readonly string[],
  play: Play,
): Play & Told => Object.assign(play, { sentences })

const sentencesOf = (steps: readonly Step[]) => steps.flatMap(({ sentences }) => sentences)

/** A step under a sentence. Steps within it have no sentence of their own. */
export const step = (sentence: string, act: (person: Person) => Promise<void>): Step =>
  told([sentence], async (person: Person) => {
    await person.step(sentence, () => act(person))
  })

/** One step after the other, within a play that does other things too. */
export async function walk(person: Person, ...steps: readonly Step[]): Promise<void> {
  for (const next of steps) await next(person)
}

type Played = Omit<Person, keyof Reader> & Pick<StoryContext, 'globals'>

/** Who plays a story, in the language that it is shown in. */
export const personIn = (story: Played): Person => {
  const { userEvent, step, broker, endWaits, endWait, giveUpAnswer } = story
  return { ...readerOf(story), userEvent, step, broker, endWaits, endWait, giveUpAnswer }
}

/** Steps that several journeys take together, each told. */
export const steps = (...taken: readonly Step[]): Step =>
  told(sentencesOf(taken), (person: Person) => walk(person, ...taken))

/** A whole journey as one play. It is over when its last toast has gone: the picture must not depend on a machine's speed. */
export const journey = (...taken: readonly Step[]) =>
  told(sentencesOf(taken), async (story: Played): Promise<void> => {
    await walk(personIn(story), ...taken)
    await waitFor(() => {
      for (const ms of [TOAST_MS, TOAST_ACTION_MS]) story.endWaits(ms)
      for (const toast of toasts()) void expect(toast).toBeEmptyDOMElement()
    })
  })

/** Steps of a person who now reads in another language. */
export const readingIn = (reader: Reader, ...taken: readonly Step[]): Step =>
  told(sentencesOf(taken), (person: Person) => walk({ ...person, ...reader }, ...taken))

/** Toasts are beside the app, other live regions in it. */
const toasts = () =>
  screen.getAllByRole('status').filter(({ parentElement }) => parentElement === document.body)

const shownIn = (role: 'main' | 'dialog') => within(screen.getByRole(role))
export type Region = ReturnType<typeof shownIn>

/** Looks in what shows now until it is found: the screen may be replaced by the next while it is searched. */
const lookIn =
  (role: 'main' | 'dialog') =>
  <Found>(look: (region: Region) => Found): Promise<Found> =>
    waitFor(() => look(shownIn(role)))

/** In the visible screen, below its header. Those that are kept alive behind it have no role. */
export const inPage = lookIn('main')

/** In the sheet on top. */
export const inSheet = lookIn('dialog')
