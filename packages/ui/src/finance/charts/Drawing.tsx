import { type ComponentProps, type ComponentType, Suspense, lazy, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { ApexEngine } from './apexEngine.ts'

type EngineProps = ComponentProps<typeof ApexEngine>

const Nothing: ComponentType<EngineProps> = () => null

/** Where an engine cannot be loaded its area stays empty: the same data is beside it as text and figures. */
const LazyEngine = lazy(async (): Promise<{ default: ComponentType<EngineProps> }> => {
  try {
    return { default: (await import('./apexEngine.ts')).ApexEngine }
  } catch {
    return { default: Nothing }
  }
})

export interface DrawingProps extends Pick<EngineProps, 'series' | 'options' | 'width'> {
  type: 'donut' | 'area'
  /** In px. */
  height: number
}

/**
 * What ApexCharts draws. The engine is fetched when a chart first comes into sight, never with the screen around it. Hidden from assistive
 * technology: what is around it names it, and the same data is beside it.
 */
export function Drawing(props: DrawingProps) {
  const root = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || root.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(root.current)
    return () => {
      observer.disconnect()
    }
  }, [seen])
  const rem = `${props.height / 16}rem` as const
  const skeleton = <Skeleton shape={props.type === 'donut' ? 'circle' : 'block'} height={rem} />
  return (
    <div ref={root} aria-hidden>
      {seen ? (
        <Suspense fallback={<div data-drawing>{skeleton}</div>}>
          <LazyEngine {...props} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  )
}
