import { useUpdate } from '../../base/ports/ports.ts'
import { useChunk } from '../../base/states/useChunk.ts'

/** Offers a newer version of the app, where there is one. Placed where nothing is being typed: the screens of the tab bar. */
export function AppUpdate() {
  return useUpdate() ? <Late /> : null
}

const load = () => import('./LateBanner.tsx')

function Late() {
  const chunk = useChunk(load)
  return chunk.state === 'loaded' ? <chunk.module.LateBanner /> : null
}
