import { type ComponentType, Suspense, lazy } from 'react'
import type { DrawingLayerProps } from './DrawingLayer.tsx'

const Nothing: ComponentType<DrawingLayerProps> = () => null

/** Where it cannot be loaded, the chart is without drawings. */
const Layer = lazy(async (): Promise<{ default: ComponentType<DrawingLayerProps> }> => {
  try {
    return { default: (await import('./DrawingLayer.tsx')).DrawingLayer }
  } catch {
    return { default: Nothing }
  }
})

/** Drawings, whose code comes with the first of them. */
export const LateDrawings = (props: DrawingLayerProps) => (
  <Suspense fallback={null}>
    <Layer {...props} />
  </Suspense>
)
