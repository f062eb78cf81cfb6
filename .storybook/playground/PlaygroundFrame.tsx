import { useEffect, useState } from 'react'
import { Drawn } from './Drawn.tsx'
import { type FrameReady, isDrawing } from './frameMessages.ts'
import * as styles from './playground.css.ts'

export interface PlaygroundFrameProps {
  /** Drawn until the page around sends another. @defaultValue nothing */
  code?: string
}

/** What the playground draws, in a page of its own: a theme, a language and a sheet concern a whole page. */
export function PlaygroundFrame({ code: given }: PlaygroundFrameProps) {
  const [sent, setSent] = useState<string>()
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source === window.parent && origin === location.origin && isDrawing(data)) setSent(data.code)
    }
    window.addEventListener('message', hear)
    window.parent.postMessage({ playground: 'ready' } satisfies FrameReady, location.origin)
    return () => {
      window.removeEventListener('message', hear)
    }
  }, [])
  const code = sent ?? given
  return <main className={styles.drawn}>{code === undefined ? null : <Drawn code={code} />}</main>
}
