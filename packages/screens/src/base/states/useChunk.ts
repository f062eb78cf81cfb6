import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/** Code that comes after the screen shows. */
export type Chunk<Module> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly module: Module }

/** When code is asked for: as its part of the screen is there, once that is painted, or after what was asked for then has arrived, for what nobody looks at first. */
export type ChunkTime = 'atOnce' | 'afterPaint' | 'last'

/** What was asked for after a paint, and has not arrived. */
const onTheWay = new Set<Promise<unknown>>()

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
      const loading = load()
      if (when === 'afterPaint') note(loading)
      loading.then(
        (module) => {
          arrive({ state: 'loaded', module })
        },
        () => {
          arrive({ state: 'failed' })
        },
      )
    }
    let takeBack = (): void => undefined
    if (when === 'atOnce') ask()
    else if (when === 'afterPaint') takeBack = afterPaint(ask)
    else
      takeBack = afterPaint(() => {
        // By then the others of this paint are asked for.
        takeBack = afterPaint(() => {
          void Promise.allSettled(onTheWay).then(() => {
            if (!left) ask()
          })
        })
      })
    return () => {
      left = true
      takeBack()
    }
  }, [load, when])
  return chunk
}

function note(loading: Promise<unknown>): void {
  const arrived = () => onTheWay.delete(loading)
  onTheWay.add(loading)
  loading.then(arrived, arrived)
}

const isSame = <Module>(a: Chunk<Module>, b: Chunk<Module>): boolean =>
  a.state === 'loaded' && b.state === 'loaded' && a.module === b.module
