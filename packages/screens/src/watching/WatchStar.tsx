import type { InstrumentId } from '@onelot/domain'
import { StarButton } from '@onelot/ui'
import { useState } from 'react'
import { useSession } from '../ports/ports.ts'
import { AskToLogIn } from './AskToLogIn.tsx'
import { useWatching } from './useWatching.ts'

export interface WatchStarProps {
  instrument: InstrumentId
  /** In the reader's language. */
  name: string
  /** The group into which it is put. @defaultValue the default one */
  group?: string | undefined
}

/** The star of an instrument; a guest is asked to log in. */
export function WatchStar({ instrument, name, group }: WatchStarProps) {
  const guest = useSession().current === undefined
  const { isWatched, star } = useWatching()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <StarButton
        name={name}
        starred={isWatched(instrument)}
        onChange={({ starred }) => {
          if (guest) setAsking(true)
          else void star(instrument, starred, group)
        }}
      />
      {asking ? (
        <AskToLogIn
          onClose={() => {
            setAsking(false)
          }}
        />
      ) : null}
    </>
  )
}
