import { MAX_IMAGE_BYTES } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'

/** Names a picture that its owner has uploaded. */
export const uploadKeyText = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/), z.describe('Key of an uploaded picture'))

export const uploadImage = defineEndpoint({
  path: 'upload/image',
  summary:
    'Keeps a picture for a call that names its key: JPEG, PNG or WebP by its content, of 5 MiB and 40 megapixels at most. Its metadata is removed. A key that no call has used ends after 24 hours.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ image: z.file().check(z.minSize(1), z.maxSize(MAX_IMAGE_BYTES)) }),
  file: { field: 'image', maxBytes: MAX_IMAGE_BYTES },
  response: z.object({ key: uploadKeyText }),
  refusals: [],
  successes: ['UPLOADED'],
  secrets: ['image'],
})

export const uploads = { uploadImage } as const
