import { uploadKeyText } from '@onelot/api-client'
import { no, ok, refuse } from '@onelot/domain'
import * as z from 'zod/mini'
import { toBase64 } from '../../../ports/vault.ts'
import { operatorAction } from '../../base/operatorAction.ts'
import { imageFor } from '../../base/uploadedImages.ts'

const lookAction = operatorAction(
  '/upload',
  z.strictObject({ key: uploadKeyText }),
  async ({ key }, desk) => {
    const image = await imageFor('operator', key, desk.services)
    if (image === undefined) return no(refuse('KEY_MISMATCH', {}, { key: 'unknown' }))
    const { bytes, ...known } = image
    return ok({ ...known, content: toBase64(bytes) })
  },
)

export const uploadsActions = [lookAction]
