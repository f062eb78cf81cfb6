import { uploadImage } from '@onelot/api-client'
import { accountStream, cleanImage, invalid, no, ok } from '@onelot/domain'
import { memberWrite } from '../../../http/route.ts'
import type { BrokerModule } from '../../base/brokerModule.ts'
import { newImage, uploadCollections } from '../../base/uploadedImages.ts'
import { uploadsActions } from './operator.ts'

const uploadRoute = memberWrite(uploadImage, async ({ image }, visit) => {
  const cleaned = cleanImage(new Uint8Array(await image.arrayBuffer()))
  if (!cleaned.ok) return no(invalid({ image: cleaned.refusal }))
  // A command that has used a picture meanwhile has changed it: a used one makes no room.
  const view = await visit.services.streams.load(accountStream(visit.account))
  const { key, records } = await newImage(visit, cleaned.value)
  return ok({ data: { key }, message: 'UPLOADED', records, basedOn: [view] })
})

export const uploads: BrokerModule = {
  routes: [uploadRoute],
  operator: uploadsActions,
  identity: uploadCollections,
}
