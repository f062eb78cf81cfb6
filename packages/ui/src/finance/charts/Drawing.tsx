import { type ComponentProps, type ComponentType, Suspense, lazy } from 'react'
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

/** What ApexCharts draws. The engine is fetched when a chart first shows, never with the screen around it. */
export function Drawing(props: DrawingProps) {
  const rem = `${props.height / 16}rem` as const
  return (
    <Suspense fallback={<Skeleton shape={props.type === 'donut' ? 'circle' : 'block'} height={rem} />}>
      <LazyEngine {...props} />
    </Suspense>
  )
}
