import type { ApiClient } from '@onelot/api-client'
import { useEffect } from 'react'

/** In the background the stream rests; back in the foreground it is opened again, and what is read is read afresh by its hooks. */
export function Foreground({ client }: { client: ApiClient }) {
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'hidden') client.pause()
      else client.resume()
    }
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
    }
  }, [client])
  return null
}
