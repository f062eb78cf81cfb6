import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { GLOBALS_UPDATED, RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { styled } from 'storybook/theming'

export type DocsStory = ReturnType<DocsContextProps['componentStories']>[number]

/** The toolbar's choices, which the frame repeats. The page is rendered anew when they change. */
export function globalsOf({ channel }: DocsContextProps): Globals {
  const update = channel.last(GLOBALS_UPDATED) as [{ userGlobals: Globals }] | undefined
  return update?.[0].userGlobals ?? {}
}

/** The toolbar's choices, as an address of a story has them. */
export const inAddress = (globals: Globals) =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')

/** A page of docs, with the toolbar's choices. */
export const docsAddressOf = (id: string, globals: Globals) =>
  `iframe.html?id=${id}&viewMode=docs&globals=${inAddress(globals)}`

type Parameters = Readonly<Record<string, string>>

function addressOf(story: DocsStory, globals: Globals, more: Parameters = {}): string {
  const parameters = Object.entries(more).map(([name, value]) => `&${name}=${value}`)
  return `iframe.html?id=${story.id}&viewMode=story&globals=${inAddress(globals)}${parameters.join('')}`
}

/** `phone` is as high as a phone's page shows; `fit` is as high as what is in it. */
export type FrameKind = 'phone' | 'fit'

const PHONE_PX = 640
/** So that a menu or a message beside a small widget is not cut off. */
const LEAST_PX = 96
const MOST_PX = 640

const Screen = styled.iframe<{ kind: FrameKind }>(({ theme, kind }) => ({
  display: 'block',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: 392,
  maxInlineSize: '100%',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: kind === 'phone' ? 16 : 8,
  ...(kind === 'phone' ? { position: 'sticky', insetBlockStart: 16, alignSelf: 'flex-start' } : {}),
}))

/** The height of the story, as it changes. The frame has to be of this origin. */
function useHeight(frame: RefObject<HTMLIFrameElement | null>, kind: FrameKind, address: string): number {
  const [height, setHeight] = useState(LEAST_PX)
  useEffect(() => {
    const iframe = frame.current
    if (iframe === null || kind === 'phone') return undefined
    let seen: ResizeObserver | undefined
    const observe = () => {
      const root = iframe.contentDocument?.querySelector<HTMLElement>('#storybook-root')
      if (!root) return
      seen = new ResizeObserver(() => {
        // As much room under it as over it.
        const { offsetTop, offsetHeight } = root
        setHeight(Math.min(MOST_PX, Math.max(LEAST_PX, 2 * offsetTop + offsetHeight + 2)))
      })
      seen.observe(root)
    }
    iframe.addEventListener('load', observe)
    return () => {
      iframe.removeEventListener('load', observe)
      seen?.disconnect()
    }
  }, [frame, kind, address])
  return kind === 'phone' ? PHONE_PX : height
}

interface FrameProps {
  story: DocsStory
  globals: Globals
  channel: DocsContextProps['channel']
  kind: FrameKind
  /** Of the frame's address, beside the story and the toolbar's choices. */
  parameters?: Parameters | undefined
  frame?: RefObject<HTMLIFrameElement | null> | undefined
}

/** A story in a document of its own: a theme, a language and a sheet concern a whole document. */
export function Frame({ story, globals, channel, kind, parameters, frame }: FrameProps) {
  const own = useRef<HTMLIFrameElement>(null)
  const screen = frame ?? own
  useEffect(() => {
    const relays = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((type) => {
      /** Changed by message, as the manager does it: what is emitted on the frame's own channel would come back to this page. */
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
  }, [channel, screen])
  const address = addressOf(story, globals, parameters)
  const height = useHeight(screen, kind, address)
  return <Screen key={address} ref={screen} title={story.name} src={address} kind={kind} height={height} />
}
