import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import {
  GLOBALS_UPDATED,
  STORY_ARGS_UPDATED,
  UPDATE_GLOBALS,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { queue } from './docsQueue.ts'

export type DocsStory = ReturnType<DocsContextProps['componentStories']>[number]

/** A frame is as high as its story, from a row to a small phone; what rises over the page has the whole phone. */
const HEIGHT = { least: 96, most: 720, over: 640, unknown: 240 }
const rising = '[role=dialog], [role=alertdialog], [aria-modal=true]'

function heightOf(page: Document): number {
  if (page.querySelector(rising) !== null) return HEIGHT.over
  const root = page.querySelector('#storybook-root')
  if (root === null) return HEIGHT.least
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(page.body)
  const whole = root.scrollHeight + parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd)
  return Math.min(HEIGHT.most, Math.max(HEIGHT.least, Math.ceil(whole)))
}

const addressOf = (story: DocsStory, globals: Globals) =>
  `iframe.html?id=${story.id}&viewMode=story&globals=${Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')}`

/** The frame's own channel: it is of the same origin, and hears only what is said to it. */
function tell(frame: HTMLIFrameElement | null, event: string, message: unknown): void {
  const page = frame?.contentWindow
  const channel: unknown = page ? Reflect.get(page, '__STORYBOOK_ADDONS_CHANNEL__') : undefined
  if (typeof channel !== 'object' || channel === null) return
  const emit: unknown = Reflect.get(channel, 'emit')
  if (typeof emit === 'function') emit.call(channel, event, message)
}

interface Updated {
  storyId: string
  args: Record<string, unknown>
}

interface StoryFrameProps {
  story: DocsStory
  globals: Globals
  channel: DocsContextProps['channel']
  /** Follows the table of controls. */
  controlled?: boolean
}

interface Turn {
  come: boolean
  /** The frame has opened, and the next may. */
  end: () => void
}

/** A frame's turn comes once it has been in sight, after those before it. */
function useTurn(frame: RefObject<HTMLIFrameElement | null>): Turn {
  const [come, setCome] = useState(false)
  const leave = useRef<() => void>(undefined)
  useEffect(() => {
    if (frame.current === null) return undefined
    const sight = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return
      sight.disconnect()
      leave.current = queue(() => {
        setCome(true)
      })
    })
    sight.observe(frame.current)
    return () => {
      sight.disconnect()
      leave.current?.()
    }
  }, [frame])
  return {
    come,
    end: () => {
      leave.current?.()
    },
  }
}

/** One story on a phone of its own: its theme, its language and what rises over its page stay in it. */
export function StoryFrame({ story, globals, channel, controlled = false }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(HEIGHT.unknown)
  const [address] = useState(() => addressOf(story, globals))
  const turn = useTurn(frame)

  useEffect(() => {
    const follow = (message: { globals: Globals }) => {
      tell(frame.current, UPDATE_GLOBALS, message)
    }
    const write = ({ storyId, args }: Updated) => {
      if (!controlled || storyId !== story.id) return
      const written = Object.entries(args).filter(([, value]) => typeof value !== 'function')
      tell(frame.current, UPDATE_STORY_ARGS, { storyId, updatedArgs: Object.fromEntries(written) })
    }
    channel.on(GLOBALS_UPDATED, follow)
    channel.on(STORY_ARGS_UPDATED, write)
    return () => {
      channel.off(GLOBALS_UPDATED, follow)
      channel.off(STORY_ARGS_UPDATED, write)
    }
  }, [channel, story.id, controlled])

  const measure: ComponentProps<'iframe'>['onLoad'] = ({ currentTarget }) => {
    const page = currentTarget.contentDocument
    if (page === null || !turn.come) return
    turn.end()
    const look = () => {
      setHeight(heightOf(page))
    }
    new MutationObserver(look).observe(page.body, { childList: true, subtree: true, attributes: true })
    look()
  }

  return (
    <iframe
      ref={frame}
      data-docs-frame
      title={story.name}
      src={turn.come ? address : undefined}
      onLoad={measure}
      style={{ display: 'block', width: 390, maxWidth: '100%', height, border: 0 }}
    />
  )
}
