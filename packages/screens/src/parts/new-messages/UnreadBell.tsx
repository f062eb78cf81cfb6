import { useSession } from '../../base/ports/ports.ts'
import { useChunk } from '../../base/states/useChunk.ts'
import { MessagesBell } from './MessagesBell.tsx'

/** The way to the messages, for members only; the script of its count comes after the screen's. */
export function UnreadBell() {
  return useSession().current === undefined ? null : <LateCount />
}

const load = () => import('./unread.ts')

function LateCount() {
  const chunk = useChunk(load, 'afterPaint')
  return chunk.state === 'loaded' ? <chunk.module.CountedBell /> : <MessagesBell unread={0} />
}
