import { uploadImage } from '@onelot/api-client'
import { ImageUploader } from '@onelot/ui'
import { expect, it } from 'vitest'
import { useUploadImage } from '../packages/screens/src/base/form/useUploadImage.ts'
import { pictureOf } from '../packages/screens/testing/verifying.ts'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('newMember')

function Receipt() {
  const upload = useUploadImage()
  return <ImageUploader label="Receipt" upload={upload} onChange={() => undefined} />
}

it('a picture that is removed is sent no further', async () => {
  const sent: Request[] = []
  await stage.show({
    name: 'realName',
    screen: <Receipt />,
    send: (request) => {
      if (request.url.endsWith(uploadImage.path)) sent.push(request)
      return new Promise<never>(() => undefined)
    },
  })
  const carried = new DataTransfer()
  carried.items.add(await pictureOf('receipt.png'))
  await until(() => {
    expect(document.querySelector('input[type=file]')).not.toBeNull()
  })
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  if (input === null) throw new Error('nothing takes files')
  input.files = carried.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => {
    expect(sent).toHaveLength(1)
  })
  expect(sent[0]?.signal.aborted).toBe(false)
  document.querySelector<HTMLElement>('button[aria-label="Remove receipt.png"]')?.click()
  await until(() => {
    expect(sent[0]?.signal.aborted).toBe(true)
  })
})
