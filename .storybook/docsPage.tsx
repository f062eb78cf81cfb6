import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  type DocsContextProps,
  Source,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { themes, useTheme } from 'storybook/theming'
import { type DocsStory, StoryFrame } from './docsFrame.tsx'

type Channel = DocsContextProps['channel']
interface Told {
  globals: Globals
}

/** The toolbar's choices, as they stand and as they change. */
function useGlobals(channel: Channel): Globals {
  const last = (event: string): [Told] | undefined => channel.last(event)
  const [globals, setGlobals] = useState(
    () => (last(GLOBALS_UPDATED) ?? last(SET_GLOBALS))?.[0].globals ?? {},
  )
  useEffect(() => {
    const take = (told: Told) => {
      setGlobals(told.globals)
    }
    channel.on(GLOBALS_UPDATED, take)
    return () => {
      channel.off(GLOBALS_UPDATED, take)
    }
  }, [channel])
  return globals
}

const isDark = (theme: unknown) =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)

/** The page around, in the toolbar's theme. */
export function DocsStage(props: DocsContainerProps) {
  const { theme } = useGlobals(props.context.channel)
  return <DocsContainer {...props} theme={isDark(theme) ? themes.dark : themes.light} />
}

const edge = {
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: 16,
  overflow: 'hidden',
}
const phone = { ...edge, width: 'fit-content', maxWidth: '100%' }

function Shown({ story, ...frame }: { story: DocsStory; globals: Globals; channel: Channel }) {
  return (
    <section style={{ marginBlockEnd: 40 }}>
      <Subheading>{story.name}</Subheading>
      <div style={phone}>
        <StoryFrame story={story} {...frame} />
      </div>
      <details style={{ marginBlockStart: 8, fontSize: 13 }}>
        <summary>Source</summary>
        <Source of={story.moduleExport} />
      </details>
    </section>
  )
}

/**
 * What a widget is for, its first story under its table of props, then the others. Each story stands in a frame, since a theme, a
 * language and a sheet belong to a whole document (`ThemeProvider`).
 */
export function WidgetDocs() {
  const context = useContext(DocsContext)
  const { channel } = context
  const globals = useGlobals(channel)
  const { color } = useTheme()
  const [first, ...others] = context.componentStories()
  if (first === undefined) return null
  return (
    <div style={{ color: color.defaultText }}>
      <Title />
      <Subtitle />
      <Description />
      <div style={{ ...phone, marginBlock: 24 }}>
        <StoryFrame controlled story={first} globals={globals} channel={channel} />
      </div>
      <Controls of={first.moduleExport} />
      {others.map((story) => (
        <Shown key={story.id} story={story} globals={globals} channel={channel} />
      ))}
    </div>
  )
}
