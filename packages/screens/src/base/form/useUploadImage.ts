import { uploadImage } from '@onelot/api-client'
import type { UploadImage } from '@onelot/ui'
import { useApi } from '../ports/ports.ts'

/** Sends a picture for a form. One whose answer was lost is sent anew: a key that no call names ends by itself. */
export function useUploadImage(): UploadImage {
  const client = useApi()
  return async (image, { signal, onProgress }) => {
    const outcome = await client.write(uploadImage, { image }, { key: client.newKey(), signal, onProgress })
    if (outcome.kind !== 'done') throw new Error(`the picture was not taken: ${outcome.kind}`)
    return outcome.data
  }
}
