import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useRef } from 'react'
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { styled } from 'storybook/theming'

export type DocsStory = ReturnType<DocsContextProps['componentStories']>[number]

const addressOf = (story: DocsStory, globals: Globals) =>
  `iframe.html?id=${story.id}&viewMode=story&globals=${Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')}`

const Screen = styled.iframe(({ theme }) => ({
  display: 'block',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: 392,
  maxInlineSize: '100%',
  blockSize: 640,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 16,
}))

interface PhoneProps {
  story: DocsStory
  globals: Globals
  channel: DocsContextProps['channel']
}

/** A story in a document of its own: a theme, a language and a sheet concern a whole document. */
export function Phone({ story, globals, channel }: PhoneProps) {
  const screen = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const relays = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((type) => {
      /** By message, as the manager does it: what is emitted on the frame's own channel would come back to this page. */
      const relay = (...args: unknown[]) => {
        const event = { type, args, from: 'docs' }
        screen.current?.contentWindow?.postMessage(
          JSON.stringify({ key: 'storybook-channel', event }),
          location.origin,
        )
      }
      channel.on(type, relay)
      return () => {
        channel.off(type, relay)
      }
    })
    return () => {
      relays.forEach((leave) => {
        leave()
      })
    }
  }, [channel])
  const address = addressOf(story, globals)
  return <Screen key={address} ref={screen} title={story.name} src={address} />
}
