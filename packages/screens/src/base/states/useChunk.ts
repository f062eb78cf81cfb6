import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/** Code that comes after the screen shows. */
export type Chunk<Module> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly module: Module }

/** When code is asked for: as its part of the screen is there, or once that is painted, for what nobody looks at first. */
export type ChunkTime = 'atOnce' | 'afterPaint'

/**
 * What it brings is drawn in steps between which the page answers the finger.
 * @param load the same function at each render
 */
export function useChunk<Module>(load: () => Promise<Module>, when: ChunkTime = 'atOnce'): Chunk<Module> {
  const [chunk, setChunk] = useState<Chunk<Module>>({ state: 'loading' })
  useEffect(() => {
    let left = false
    const arrive = (next: Chunk<Module>) => {
      if (left) return
      startTransition(() => {
        setChunk((now) => (isSame(now, next) ? now : next))
      })
    }
    const ask = () => {
      load().then(
        (module) => {
          arrive({ state: 'loaded', module })
        },
        () => {
          arrive({ state: 'failed' })
        },
      )
    }
    const takeBack = when === 'afterPaint' ? afterPaint(ask) : undefined
    if (takeBack === undefined) ask()
    return () => {
      left = true
      takeBack?.()
    }
  }, [load, when])
  return chunk
}

const isSame = <Module>(a: Chunk<Module>, b: Chunk<Module>): boolean =>
  a.state === 'loaded' && b.state === 'loaded' && a.module === b.module
