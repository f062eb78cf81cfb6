import { uploadImage } from '@onelot/api-client'
import type { UploadImage } from '@onelot/ui'
import { useApi } from '../ports/ports.ts'

/**
 * Sends a picture for a form. One whose answer was lost is sent anew: a key that no call names ends by itself. The browser tells nothing of how much of
 * a request has gone out, so the progress is none until it is whole.
 */
export function useUploadImage(): UploadImage {
  const client = useApi()
  return async (image, { signal }) => {
    const outcome = await client.write(uploadImage, { image }, { key: client.newKey() })
    signal.throwIfAborted()
    if (outcome.kind !== 'done') throw new Error(`the picture was not taken: ${outcome.kind}`)
    return outcome.data
  }
}
