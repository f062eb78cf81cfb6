import { useEffect, useState } from 'react'
import { Drawn } from './Drawn.tsx'
import { type FrameSays, isDrawing } from './frameMessages.ts'
import * as styles from './playground.css.ts'

export interface PlaygroundFrameProps {
  /** Never an argument of a story: those come from any page that opens Storybook. @defaultValue nothing */
  code?: string
}

const say = (playground: FrameSays['playground']) => {
  window.parent.postMessage({ playground } satisfies FrameSays, location.origin)
}

/** What the playground draws, in a page of its own: a theme, a language and a sheet concern a whole page. Draws what the page around sends. */
export function PlaygroundFrame({ code: given }: PlaygroundFrameProps) {
  const [sent, setSent] = useState<string>()
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source === window.parent && origin === location.origin && isDrawing(data)) setSent(data.code)
    }
    window.addEventListener('message', hear)
    say('ready')
    return () => {
      window.removeEventListener('message', hear)
    }
  }, [])
  useEffect(() => {
    if (sent !== undefined) say('drawn')
  }, [sent])
  const code = sent ?? given
  return <main className={styles.drawn}>{code === undefined ? null : <Drawn code={code} />}</main>
}
