import { useSession } from '../../base/ports/ports.ts'
import { useChunk } from '../../base/states/useChunk.ts'

/** Announces what the member is notified of while the app is open, over every screen. A guest never loads its script. */
export function MessageWatch() {
  const account = useSession().current?.account
  return account === undefined ? null : <LateWatching key={account} />
}

const load = () => import('./unread.ts')

function LateWatching() {
  const chunk = useChunk(load, 'afterPaint')
  return chunk.state === 'loaded' ? <chunk.module.Watching /> : null
}
