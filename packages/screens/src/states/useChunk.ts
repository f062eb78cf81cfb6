import { useEffect, useState } from 'react'

/** Code that comes after the screen shows. */
export type Chunk<Module> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly module: Module }

/** @param load the same function at each render */
export function useChunk<Module>(load: () => Promise<Module>): Chunk<Module> {
  const [chunk, setChunk] = useState<Chunk<Module>>({ state: 'loading' })
  useEffect(() => {
    let left = false
    const arrive = (next: Chunk<Module>) => {
      if (!left) setChunk(next)
    }
    load().then(
      (module) => {
        arrive({ state: 'loaded', module })
      },
      () => {
        arrive({ state: 'failed' })
      },
    )
    return () => {
      left = true
    }
  }, [load])
  return chunk
}
