import { Text } from '@onelot/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useEffect, useRef, useState } from 'react'
import { inAddress } from '../docsFrame.tsx'
import { type DrawCode, isReady } from './frameMessages.ts'
import type { FrameChoice } from './frames.ts'
import * as styles from './playground.css.ts'

interface FramesProps {
  frames: readonly FrameChoice[]
  code: string
}

const addressOf = ({ globals }: FrameChoice) =>
  `iframe.html?id=playground-frame--default&viewMode=story&globals=${inAddress(globals)}`

/** The code, drawn in frames beside each other. One begins once the one before it can draw: each loads a whole page. */
export function Frames({ frames, code }: FramesProps) {
  const list = useRef<HTMLUListElement>(null)
  const drawing = useRef<DrawCode>(undefined)
  const [ready, setReady] = useState(0)
  useEffect(() => {
    drawing.current = { playground: 'draw', code }
    for (const { contentWindow } of list.current?.querySelectorAll('iframe') ?? [])
      contentWindow?.postMessage(drawing.current, location.origin)
  }, [code])
  useEffect(() => {
    /** A frame that is ready after its code was sent is sent it again. */
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (origin !== location.origin || !isReady(data)) return
      const windows = [...(list.current?.querySelectorAll('iframe') ?? [])].map(
        ({ contentWindow }) => contentWindow,
      )
      const index = windows.findIndex((one) => one === source)
      if (index < 0) return
      windows[index]?.postMessage(drawing.current, location.origin)
      setReady((before) => Math.max(before, index + 1))
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
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
