import type { ApiClient } from '@onelot/api-client'
import { useEffect } from 'react'

/** Closes the stream in the background and opens it again in the foreground; hooks then read their data again. */
export function Foreground({ client }: { client: ApiClient }) {
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'hidden') client.pause()
      else client.resume()
    }
    // A tab that is opened behind another has never been in the foreground.
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
    }
  }, [client])
  return null
}
