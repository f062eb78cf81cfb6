import { type Root, createRoot } from 'react-dom/client'
import { ThemeProvider, convert, themes } from 'storybook/theming'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FlowSteps, useSteps } from './docsFlow.tsx'
import { buttonWith } from './stage.tsx'
import { STEPS_PARAMETER, type StepsAsked, type StepsPlayed, bringSteps, stepByStep } from './stepByStep.ts'

const sentences = ['The app opens', 'Looks a stock up', 'Opens the ticket', 'Sends the order']

const isPlayed = (data: unknown): data is StepsPlayed =>
  typeof data === 'object' && data !== null && 'stepsPlayed' in data

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
})

/** The page of a flow beside an empty frame, for which the test speaks. */
function FlowPage() {
  const { frame, parameters, ...steps } = useSteps({ id: 'flows-trading--buys' })
  return (
    <ThemeProvider theme={convert(themes.light)}>
      <iframe
        ref={frame}
        key={parameters.run}
        title="frame"
        data-begins={parameters.steps}
        data-run={parameters.run}
      />
      <FlowSteps sentences={sentences} {...steps} />
    </ThemeProvider>
  )
}

const frame = () => {
  const found = document.querySelector('iframe')
  if (found === null) throw new Error('there is no frame')
  return found
}
/** What the frame tells the page. */
const tell = (stepsPlayed: number) => {
  const data: StepsPlayed = { stepsPlayed }
  window.dispatchEvent(new MessageEvent('message', { source: frame().contentWindow, data }))
}
const status = () => document.querySelector('[role=status]')?.textContent
const shownStep = () => document.querySelector('[aria-current=step]')?.textContent

function render(): HTMLElement {
  const page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  root.render(<FlowPage />)
  return page
}

async function open(): Promise<void> {
  render()
  await expect.poll(status).toBe('Playing …')
  tell(0)
  await expect.poll(status).toBe('0 of 3')
}

/** Presses, and returns how often the frame was asked for which step. */
async function press(name: string): Promise<readonly number[]> {
  const asked: number[] = []
  const target = frame().contentWindow
  if (target === null) throw new Error('the frame has no window')
  const hear = ({ data }: MessageEvent<StepsAsked>) => {
    asked.push(data.stepsAsked)
  }
  target.addEventListener('message', hear)
  buttonWith(name).click()
  await expect.poll(status).toBe('Playing …')
  await new Promise((resolve) => setTimeout(resolve, 50))
  return asked
}

describe('the page of a flow', () => {
  it('shows where it begins, from where there is no way back', async () => {
    await open()
    expect(shownStep()).toBe(sentences[0])
    expect(buttonWith('Back').disabled).toBe(true)
    expect(frame().dataset).toMatchObject({ begins: '0' })
  })

  it('hears a frame that speaks as soon as it is there', async () => {
    const page = render()
    await new Promise((resolve) => new MutationObserver(resolve).observe(page, { childList: true }))
    tell(0)
    await expect.poll(status).toBe('0 of 3')
  })

  it('asks the same frame for the next step, and is there once that has been played', async () => {
    await open()
    expect(await press('Next')).toEqual([1])
    expect(frame().dataset).toMatchObject({ run: '0' })
    expect(buttonWith('Next').disabled).toBe(true)
    tell(1)
    await expect.poll(status).toBe('1 of 3')
    expect(shownStep()).toBe(sentences[1])
  })

  it('goes back by a frame that begins anew, up to the step before', async () => {
    await open()
    await press('Next')
    tell(1)
    await expect.poll(status).toBe('1 of 3')
    await press('Next')
    tell(2)
    await expect.poll(status).toBe('2 of 3')
    await press('Back')
    await expect.poll(() => frame().dataset['run']).toBe('1')
    expect(frame().dataset).toMatchObject({ begins: '1' })
    tell(1)
    await expect.poll(status).toBe('1 of 3')
    expect(shownStep()).toBe(sentences[1])
  })

  it('leads to a step by its sentence, and not past the last', async () => {
    await open()
    expect(await press('Sends the order')).toEqual([3])
    tell(3)
    await expect.poll(status).toBe('3 of 3')
    expect(buttonWith('Next').disabled).toBe(true)
  })

  it('hears no other window', async () => {
    await open()
    window.dispatchEvent(new MessageEvent('message', { source: window, data: { stepsPlayed: 2 } }))
    expect(status()).toBe('0 of 3')
  })
})

describe('a frame that waits after each step', () => {
  const before = location.href
  afterEach(() => {
    history.replaceState(null, '', before)
    vi.restoreAllMocks()
  })

  /** A play of three steps in a frame that begins at `steps`; what has been done, and what the page around was told. */
  function play(steps: number) {
    history.replaceState(null, '', `?${STEPS_PARAMETER}=${String(steps)}`)
    const told: number[] = []
    const post = window.parent.postMessage.bind(window.parent)
    vi.spyOn(window.parent, 'postMessage').mockImplementation((data: unknown, ...others: unknown[]) => {
      if (isPlayed(data)) told.push(data.stepsPlayed)
      else Reflect.apply(post, undefined, [data, ...others])
    })
    const done: string[] = []
    const step = async (
      name: string,
      within: () => Promise<void> | void = () => undefined,
    ): Promise<void> => {
      const run = async () => {
        await within()
        done.push(name)
      }
      // Its third argument, a story's context, is only passed on.
      await Reflect.apply(stepByStep, undefined, [name, run])
    }
    bringSteps()
    const ended = (async () => {
      await step('opens')
      await step('fills in', () => step('types'))
      await step('sends')
    })()
    return { done, told, ended }
  }

  const ask = (stepsAsked: number, source: Window = window.parent) => {
    window.dispatchEvent(new MessageEvent('message', { source, data: { stepsAsked } satisfies StepsAsked }))
  }

  it('plays as many as it is asked for, and tells of each', async () => {
    const { done, told, ended } = play(0)
    await expect.poll(() => told).toEqual([0])
    expect(done).toEqual([])
    ask(1)
    await expect.poll(() => told).toEqual([0, 1])
    expect(done).toEqual(['opens'])
    ask(3)
    await ended
    expect(done).toEqual(['opens', 'types', 'fills in', 'sends'])
    expect(told).toEqual([0, 1, 2, 3])
  })

  it('plays up to where it begins by itself', async () => {
    const { done, told, ended } = play(2)
    await expect.poll(() => told).toEqual([0, 1, 2])
    expect(done).toEqual(['opens', 'types', 'fills in'])
    ask(3)
    await ended
  })

  it('is asked by the page around it alone', async () => {
    const { done, told, ended } = play(0)
    await expect.poll(() => told).toEqual([0])
    ask(3, window)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(done).toEqual([])
    ask(3)
    await ended
  })
})
