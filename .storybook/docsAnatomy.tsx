import { Fragment } from 'react'
import type { Globals } from 'storybook/internal/types'
import { styled } from 'storybook/theming'
import type { WidgetDocs, WidgetPart } from '../packages/ui/src/widgetDocs.ts'
import { AnatomyFigure, isDrawn } from './anatomy.tsx'
import type { DocsStory } from './docsFrame.tsx'
import { Terms, Words } from './docsLook.tsx'
import { PartFrame } from './docsSheet.tsx'
import { Themed } from './globals.tsx'
import { languageIn } from './language.ts'
import { liesOverPage } from './specimens.tsx'
import { docsOfStories, nameOf } from './widgetPages.ts'

const Beside = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: 24,
})

/** As the numbers of the figure: a mark of the legend is of the same colour and size. */
const Number = styled.span(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 22,
  blockSize: 22,
  marginInlineEnd: 8,
  borderRadius: 11,
  background: theme.color.secondary,
  color: theme.color.lightest,
  fontSize: 12,
}))

const SHEET_PX = 480

interface AnatomyProps {
  docs: WidgetDocs
  story: DocsStory
}

/** The parts of a widget by name, and, where it has a specimen, a figure with their numbers. */
export function Anatomy({ docs, story }: AnatomyProps) {
  const { anatomy } = docs
  if (!anatomy.some(isDrawn)) return <Parts parts={anatomy} />
  return (
    <Beside>
      <PartFrame
        story={story}
        parameter="anatomy"
        title="Anatomy, drawn"
        shown="[data-anatomy]"
        fixedHeight={liesOverPage(nameOf(String(story.parameters['fileName']))) ? SHEET_PX : undefined}
      />
      <Parts parts={anatomy} />
    </Beside>
  )
}

/** What is drawn is numbered in the order of reading; the rest shows at other times. */
function Parts({ parts }: { parts: readonly WidgetPart[] }) {
  const drawn = parts.filter(isDrawn)
  return (
    <Terms>
      {parts.map((part) => (
        <Fragment key={part.part}>
          <dt>
            {isDrawn(part) ? <Number>{drawn.indexOf(part) + 1}</Number> : null}
            {part.part}
          </dt>
          <dd>
            <Words text={part.is} />
          </dd>
        </Fragment>
      ))}
    </Terms>
  )
}

/** The figure, in its frame. */
export function AnatomyDrawn({ fileName, globals }: { fileName: unknown; globals: Globals }) {
  const docs = docsOfStories(fileName)
  if (docs === undefined || typeof fileName !== 'string') return null
  return (
    <Themed globals={globals}>
      <AnatomyFigure widget={nameOf(fileName)} parts={docs.anatomy} language={languageIn(globals)} />
    </Themed>
  )
}
