import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'
import { styled } from 'storybook/theming'
import { type DocsStory, docsAddressOf, globalsOf } from './docsFrame.tsx'
import { Section } from './docsLook.tsx'
import { docsOfStories } from './widgetPages.ts'
import { inSentenceCase } from './storyName.ts'

/** Higher than it is for a moment, until what is on it has been drawn. */
const FIRST_PX = 480

const asked = new URLSearchParams(location.search)
/** Whether this document is the sheet of a page, in its frame. */
export const isSheet = asked.has('sheet')
/** Whether it is the drawn anatomy of a page. */
export const isAnatomy = asked.has('anatomy')

/** What a story shows without a play, and in the toolbar's own choices: several of them can be in one document. */
const isAtRest = ({ playFunction, storyGlobals, parameters }: DocsStory) =>
  playFunction === undefined && Object.keys(storyGlobals).length === 0 && parameters.scenario === undefined

const Grid = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 328px), 1fr))',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minInlineSize: 0 },
  '& > li > p': { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', opacity: 0.8 },
})

/** All that a widget shows at rest, drawn once, each under its name. */
export function Sheet({ stories }: { stories: readonly DocsStory[] }) {
  return (
    <Grid className="sb-unstyled" data-sheet>
      {stories.filter(isAtRest).map((story) => (
        <li key={story.id}>
          <p>{inSentenceCase(story.name)}</p>
          <Story of={story.moduleExport as object} inline />
        </li>
      ))}
    </Grid>
  )
}

const Framed = styled.iframe(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
}))

/** As high as what is drawn in it, found by `shown`. It is drawn by scripts that come after its document. */
function useHeightOf(shown: string) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_PX)
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      // As much room under it as at its side.
      const { left, bottom } = entry.target.getBoundingClientRect()
      setHeight(Math.ceil(bottom + left))
    })
    const timer = setInterval(() => {
      const sheet = frame.current?.contentDocument?.querySelector(shown)
      if (sheet) seen.observe(sheet)
    }, 500)
    return () => {
      clearInterval(timer)
      seen.disconnect()
    }
  }, [shown])
  return { frame, height }
}

/** Of a widget that lies over the page or takes a screen, one at a time is all that a document shows. */
export function StatesOnOneSheet({ story }: { story: DocsStory }) {
  const context = useContext(DocsContext)
  const atRest = context.componentStories().filter(isAtRest)
  if (atRest.length < 2 || docsOfStories(story.parameters['fileName'])?.frame === 'phone') return null
  return (
    <Section title="Variants and states">
      <PartFrame story={story} parameter="sheet" title="Variants and states" shown="[data-sheet]" />
    </Section>
  )
}

interface PartFrameProps {
  story: DocsStory
  /** In the address of the page, what of it this frame shows. */
  parameter: 'sheet' | 'anatomy'
  title: string
  /** Selects what is as high as the frame. */
  shown: string
  /** Where it takes a whole document. @defaultValue as high as what it shows */
  fixedHeight?: number | undefined
}

/** A part of a page in a document of its own, in the toolbar's theme and language. */
export function PartFrame({ story, parameter, title, shown, fixedHeight }: PartFrameProps) {
  const { frame, height } = useHeightOf(shown)
  const address = docsAddressOf(story.id.replace(/--.*$/, '--docs'), globalsOf(useContext(DocsContext)))
  return (
    <Framed
      key={address}
      ref={frame}
      title={title}
      src={`${address}&${parameter}`}
      height={fixedHeight ?? height}
      loading="lazy"
    />
  )
}
