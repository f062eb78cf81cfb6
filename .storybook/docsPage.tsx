import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import { styled } from 'storybook/theming'
import { FlowSteps, stepsOf, useSteps } from './docsFlow.tsx'
import { type DocsStory, Frame, type FrameKind, globalsOf } from './docsFrame.tsx'
import { WidgetGuide } from './docsGuide.tsx'
import { Code, Tokens } from './docsCode.tsx'
import { AnatomyDrawn } from './docsAnatomy.tsx'
import { Sheet, StatesOnOneSheet, isAnatomy, isSheet } from './docsSheet.tsx'
import { Lead, Section } from './docsLook.tsx'
import { ScreenGuide } from './docsScreen.tsx'
import { inSentenceCase } from './storyName.ts'
import { themes } from './theme.ts'
import { docsOfStories, nameOf } from './widgetPages.ts'

const isDark = (theme: unknown) =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)

/** The page around, in the toolbar's theme. */
export function DocsStage(props: DocsContainerProps) {
  const { theme } = globalsOf(props.context)
  return <DocsContainer {...props} theme={isDark(theme) ? themes.dark : themes.light} />
}

const Beside = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 32, marginBlock: 24 })

const About = styled.div({ flex: '1 1 240px', minInlineSize: 0 })

const Stories = styled.ul({
  columns: '200px',
  columnGap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Choice = styled.button(({ theme }) => ({
  inlineSize: '100%',
  padding: '8px 12px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  lineHeight: '24px',
  fontSize: theme.typography.size.s2,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: theme.background.app },
  '&[aria-current]': { background: theme.background.app, fontWeight: theme.typography.weight.bold },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}` },
}))

interface StoriesShownProps {
  chosen: DocsStory
  onChoose: (id: string) => void
  frame: FrameKind
}

/** One story in a frame, the list of all beside it. */
function StoriesShown({ chosen, onChoose, frame }: StoriesShownProps) {
  const context = useContext(DocsContext)
  return (
    <Beside>
      <Frame story={chosen} globals={globalsOf(context)} channel={context.channel} kind={frame} />
      <About>
        <StoryChoice chosen={chosen} onChoose={onChoose} />
      </About>
    </Beside>
  )
}

function StoryChoice({ chosen, onChoose }: Omit<StoriesShownProps, 'frame'>) {
  return (
    <>
      <Stories className="sb-unstyled">
        {useContext(DocsContext)
          .componentStories()
          .map(({ id, name }) => (
            <li key={id}>
              <Choice aria-current={id === chosen.id || undefined} onClick={() => onChoose(id)}>
                {inSentenceCase(name)}
              </Choice>
            </li>
          ))}
      </Stories>
      <Description of={chosen.moduleExport as object} />
    </>
  )
}

/** A flow that waits after each step, its steps beside it. */
function FlowShown({ chosen, onChoose }: Omit<StoriesShownProps, 'frame'>) {
  const context = useContext(DocsContext)
  const { frame, parameters, ...steps } = useSteps(chosen)
  return (
    <Beside>
      <Frame
        story={chosen}
        globals={globalsOf(context)}
        channel={context.channel}
        kind="phone"
        {...{ frame, parameters }}
      />
      <About>
        <StoryChoice chosen={chosen} onChoose={onChoose} />
        <FlowSteps sentences={stepsOf(chosen)} {...steps} />
      </About>
    </Beside>
  )
}

/** The page of a widget: its purpose, its stories, how to use it, and its props, which change what the frame shows; of a screen: its purpose, route and calls; of a flow: its steps. */
export function DocsPage() {
  const context = useContext(DocsContext)
  const [first, ...others] = context.componentStories()
  const [asked, ask] = useState<string>()
  if (first === undefined) return null
  const story = others.find(({ id }) => id === asked) ?? first
  if (isSheet) return <Sheet stories={[first, ...others]} />
  if (isAnatomy) return <AnatomyDrawn fileName={first.parameters['fileName']} globals={globalsOf(context)} />
  if (first.tags.includes('flow'))
    return (
      <>
        <Title />
        <Description />
        <FlowShown chosen={story} onChoose={ask} />
      </>
    )
  return first.tags.includes('screen') ? (
    <>
      <Title />
      <Lead>{first.parameters['purpose']}</Lead>
      <Description />
      <StoriesShown chosen={story} onChoose={ask} frame="phone" />
      <ScreenGuide story={first} globals={globalsOf(context)} />
    </>
  ) : (
    <WidgetPage first={first} story={story} onChoose={ask} />
  )
}

interface WidgetPageProps {
  first: DocsStory
  story: DocsStory
  onChoose: (id: string) => void
}

function WidgetPage({ first, story, onChoose }: WidgetPageProps) {
  const docs = docsOfStories(first.parameters['fileName'])
  return (
    <>
      <Title />
      {docs === undefined ? null : <Lead>{docs.purpose}</Lead>}
      <StoriesShown chosen={story} onChoose={onChoose} frame={docs?.frame ?? 'fit'} />
      <Code story={story} widget={nameOf(String(first.parameters['fileName']))} />
      <StatesOnOneSheet story={first} />
      {docs === undefined ? null : <WidgetGuide docs={docs} story={first} />}
      <Section title="Props">
        <Description />
      </Section>
      <Controls key={story.id} of={story.moduleExport as object} />
      <Tokens fileName={first.parameters['fileName']} />
    </>
  )
}
