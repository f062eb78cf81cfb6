import { type ReactNode, createContext, useState } from 'react'
import { type Failures, createFailures } from './failures.ts'

export const FailuresContext = createContext<Failures | undefined>(undefined)

/** A page or a sheet: an error that keeps several of its parts from loading shows once in it. */
export function FailureScope({ children }: { children: ReactNode }) {
  const [failures] = useState(createFailures)
  return <FailuresContext value={failures}>{children}</FailuresContext>
}
