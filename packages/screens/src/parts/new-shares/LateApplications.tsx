import { useOffered } from '../../base/shell/useOffered.ts'
import type { ApplicationsPartProps } from './ApplicationsPart.tsx'
import { useLatePart } from './useLatePart.ts'

const load = () => import('./ApplicationsPart.tsx')

/** A member's applications beside orders and positions. What does not arrive is left out. */
export function LateApplications(props: ApplicationsPartProps) {
  const isOffered = useOffered()('applications')
  return isOffered ? <Part {...props} /> : null
}

function Part(props: ApplicationsPartProps) {
  const part = useLatePart(load)
  return part.state === 'loaded' ? <part.module.ApplicationsPart {...props} /> : null
}
