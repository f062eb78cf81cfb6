import type { ReactNode } from 'react'
import { Failure } from './Failure.tsx'
import type { Read } from '../data/useRead.ts'

export interface LoadedProps<T> {
  read: Read<T>
  /** Drawn in the layout of what will come. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** The three states of every read: loading, failed, loaded. A loaded answer stays while it is read again. */
export function Loaded<T>({ read, skeleton, children }: LoadedProps<T>) {
  if (read.data !== undefined) return children(read.data)
  if (read.failure === undefined) return skeleton
  return <Failure failure={read.failure} retrying={read.refreshing} onRetry={() => void read.refresh()} />
}
