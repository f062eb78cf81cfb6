import { Text } from '@onelot/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { inAddress } from '../docsFrame.tsx'
import { type DrawCode, saysOf } from './frameMessages.ts'
import type { FrameChoice } from './frames.ts'
import * as styles from './playground.css.ts'

/** So that what is half typed is seldom drawn. */
const TYPED_MS = 300

interface FramesProps {
  frames: readonly FrameChoice[]
  /** Undefined where nothing is to be drawn. */
  code: string | undefined
  /** A frame that can draw has been sent code, or has drawn it. */
  onDrawing: (isDrawn: boolean) => void
}

const addressOf = ({ globals }: FrameChoice) =>
  `iframe.html?id=playground-frame--default&viewMode=story&globals=${inAddress(globals)}`

/** The code, drawn in frames beside each other. One begins once the one before it can draw: each loads a whole page. */
export function Frames({ frames, code, onDrawing }: FramesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [ready, setReady] = useState(0)
  const windows = () =>
    [...(list.current?.querySelectorAll('iframe') ?? [])].map(({ contentWindow }) => contentWindow)
  const send = useEffectEvent((to: readonly (Window | null)[]) => {
    if (code === undefined || to.length === 0) return
    onDrawing(true)
    for (const one of to) one?.postMessage({ playground: 'draw', code } satisfies DrawCode, location.origin)
  })
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const says = origin === location.origin ? saysOf(data) : undefined
    const index = windows().findIndex((one) => one === source)
    if (says === undefined || index < 0) return
    if (says === 'drawn') onDrawing(false)
    else {
      send(windows().slice(index, index + 1))
      setReady((before) => Math.max(before, index + 1))
    }
  })
  /** A frame that becomes ready later is sent the code by itself. */
  const sendToReady = useEffectEvent(() => send(windows().slice(0, ready)))
  useEffect(() => {
    const timer = setTimeout(() => sendToReady(), TYPED_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [code])
  useEffect(() => {
    const listen = (message: MessageEvent) => hear(message)
    window.addEventListener('message', listen)
    return () => {
      window.removeEventListener('message', listen)
    }
  }, [])
  return (
    <div role="region" aria-label="Drawn" tabIndex={0} className={styles.scroller}>
      <ul ref={list} className={styles.frames}>
        {frames.map((frame, index) => (
          <li key={frame.title} className={styles.frame}>
            <Text size="small" tone="secondary">
              {frame.title}
            </Text>
            <iframe
              title={frame.title}
              src={index <= ready ? addressOf(frame) : undefined}
              className={styles.screen}
              style={assignInlineVars({ [styles.widthVar]: `${String(frame.widthPx)}px` })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
