import type { ReactNode } from 'react'
import { useReport } from '../ports/ports.ts'
import { useAnswersAnew } from '../data/useAnswersAnew.ts'
import { CrashBoundary } from './CrashBoundary.tsx'

interface CrashScopeProps {
  /** Around all that a consumer shows. @defaultValue false, of one page */
  outermost?: boolean
  children: ReactNode
}

/** Keeps what a screen throws to its page, or to the screens at the most. Another try reads everything anew: what was thrown may follow from an answer. */
export function CrashScope({ outermost = false, children }: CrashScopeProps) {
  const report = useReport()
  const readAnew = useAnswersAnew()
  return (
    <CrashBoundary
      onCrash={(error) => report?.({ kind: 'error', error })}
      onRetry={readAnew}
      outermost={outermost}
    >
      {children}
    </CrashBoundary>
  )
}
