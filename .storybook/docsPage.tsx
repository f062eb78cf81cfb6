import { DocsContainer, type DocsContainerProps, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { themes } from 'storybook/theming'

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
