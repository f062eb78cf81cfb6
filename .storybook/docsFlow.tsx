import { screenNamed } from '@onelot/screens/definitions'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'storybook/theming'
import type { DocsStory } from './docsFrame.tsx'
import { Muted } from './docsLook.tsx'
import type { Scenario } from './scenarioTypes.ts'
import type { StepsAsked, StepsPlayed } from './stepByStep.ts'

const isTold = (play: unknown): play is { readonly sentences: readonly string[] } =>
  typeof play === 'function' && 'sentences' in play

const capital = (sentence: string) => sentence.replace(/^[a-z]/, (first) => first.toUpperCase())

/** Where a flow begins, then what is done in it. None for a story that is no flow. */
export function stepsOf({ moduleExport, parameters }: DocsStory): readonly string[] {
  const play: unknown = Reflect.get(moduleExport as object, 'play')
  const scenario: Scenario | undefined = parameters.scenario
  if (!isTold(play) || scenario?.opens === undefined) return []
  const opened = screenNamed(scenario.opens.to).title.en
  return [`The app opens: ${opened}`, ...play.sentences.map(capital)]
}

const isPlayed = (data: unknown): data is StepsPlayed =>
  typeof data === 'object' && data !== null && 'stepsPlayed' in data

function ask(frame: HTMLIFrameElement | null, step: number): void {
  frame?.contentWindow?.postMessage({ stepsAsked: step } satisfies StepsAsked, location.origin)
}

/** A flow in a frame that waits after each step. What was done cannot be undone: back begins again, up to the step before. */
export function useSteps(story: Pick<DocsStory, 'id'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [begun, begin] = useState({ story: story.id, at: 0, run: 0 })
  const [played, setPlayed] = useState<number>()
  const [asked, setAsked] = useState(0)
  if (begun.story !== story.id) {
    begin({ story: story.id, at: 0, run: 0 })
    setPlayed(undefined)
    setAsked(0)
  }
  // In the commit that shows the frame, so that nothing it says is missed.
  useLayoutEffect(() => {
    /** The frame begins anew when the toolbar changes; it is asked again for what it showed. */
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || !isPlayed(data)) return
      setPlayed(data.stepsPlayed)
      if (data.stepsPlayed < asked) ask(frame.current, asked)
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
    }
  }, [asked])
  const goTo = (step: number) => {
    setAsked(step)
    if (played !== undefined && step > played) ask(frame.current, step)
    else {
      setPlayed(undefined)
      begin(({ run }) => ({ story: story.id, at: step, run: run + 1 }))
    }
  }
  const parameters = { steps: String(begun.at), run: String(begun.run) }
  return { frame, parameters, asked, isThere: played === asked, goTo }
}

const Buttons = styled.div({ display: 'flex', gap: 8, margin: '16px 0 8px' })

const Turn = styled.button(({ theme }) => ({
  minInlineSize: 88,
  padding: '8px 16px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
  background: 'none',
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  fontWeight: theme.typography.weight.bold,
  lineHeight: '20px',
  cursor: 'pointer',
  '&:hover:enabled': { background: theme.background.app },
  '&:disabled': { color: theme.color.mediumdark, cursor: 'default' },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}` },
}))

const Position = styled(Muted)(({ theme }) => ({
  alignSelf: 'center',
  paddingInlineStart: 8,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
}))

const Steps = styled.ol(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step -1',
  fontFamily: theme.typography.fonts.base,
  '& li': { counterIncrement: 'step' },
  '& button': {
    display: 'flex',
    gap: 12,
    inlineSize: '100%',
    padding: '6px 12px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: theme.color.defaultText,
    fontFamily: 'inherit',
    fontSize: theme.typography.size.s2,
    lineHeight: '22px',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button::before': {
    content: 'counter(step)',
    minInlineSize: 20,
    color: theme.color.mediumdark,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  '& button:hover, & [aria-current] button': { background: theme.background.app },
  '& [aria-current] button': { fontWeight: theme.typography.weight.bold },
  '& button:focus-visible': { outline: `2px solid ${theme.color.secondary}` },
}))

interface FlowStepsProps extends Pick<ReturnType<typeof useSteps>, 'asked' | 'isThere' | 'goTo'> {
  sentences: readonly string[]
}

/** What is done in a flow, in its order; the step whose outcome the frame shows is marked. */
export function FlowSteps({ sentences, asked, isThere, goTo }: FlowStepsProps) {
  return (
    <section className="sb-unstyled" aria-label="Steps">
      <Buttons>
        <Turn disabled={asked === 0} onClick={() => goTo(asked - 1)}>
          Back
        </Turn>
        <Turn disabled={!isThere || asked === sentences.length - 1} onClick={() => goTo(asked + 1)}>
          Next
        </Turn>
        <Position role="status">
          {isThere ? `${String(asked)} of ${String(sentences.length - 1)}` : 'Playing …'}
        </Position>
      </Buttons>
      <Steps>
        {sentences.map((sentence, index) => (
          <li key={index} aria-current={index === asked ? 'step' : undefined}>
            <button onClick={() => goTo(index)}>{sentence}</button>
          </li>
        ))}
      </Steps>
    </section>
  )
}
