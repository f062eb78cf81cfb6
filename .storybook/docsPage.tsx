import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  type DocsContextProps,
  Source,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { styled, themes, useTheme } from 'storybook/theming'
import { Phone } from './docsPhone.tsx'

const isDark = (theme: unknown) =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)

/** The toolbar's choices, which the frame repeats. The page is rendered anew when they change. */
function globalsOf({ channel }: DocsContextProps): Globals {
  const told = channel.last(GLOBALS_UPDATED) as [{ userGlobals: Globals }] | undefined
  return told?.[0].userGlobals ?? {}
}

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
  '&:hover': { background: theme.background.hoverable },
  '&[aria-current]': { background: theme.background.hoverable, fontWeight: theme.typography.weight.bold },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}` },
}))

const Folded = styled.details(({ theme }) => ({
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  '& summary': { inlineSize: 'fit-content', padding: '8px 12px', cursor: 'pointer' },
}))

/** What a widget is for, any of its stories on a phone, and its props, which change what the phone shows. */
export function WidgetDocs() {
  const context = useContext(DocsContext)
  const { base } = useTheme()
  const stories = context.componentStories()
  const [chosen, choose] = useState(stories[0]?.id)
  const story = stories.find(({ id }) => id === chosen)
  if (story === undefined) return null
  const moduleExport = story.moduleExport as object
  return (
    <>
      <Title />
      <Description />
      <Beside>
        <Phone story={story} globals={globalsOf(context)} channel={context.channel} />
        <About>
          <Stories className="sb-unstyled">
            {stories.map(({ id, name }) => (
              <li key={id}>
                <Choice
                  aria-current={id === chosen || undefined}
                  onClick={() => {
                    choose(id)
                  }}
                >
                  {name}
                </Choice>
              </li>
            ))}
          </Stories>
          <Description of={moduleExport} />
        </About>
      </Beside>
      <Controls key={story.id} of={moduleExport} />
      <Folded>
        <summary>Source</summary>
        <Source of={moduleExport} dark={base === 'dark'} />
      </Folded>
    </>
  )
}
