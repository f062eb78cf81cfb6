import type { ReactNode } from 'react'
import { LogInPrompt } from './LogInPrompt.tsx'
import { useSession } from '../ports/ports.ts'

/** What only a member sees; a guest is asked to log in instead. */
export function MemberOnly({ children }: { children: ReactNode }) {
  return useSession().current === undefined ? <LogInPrompt /> : children
}
