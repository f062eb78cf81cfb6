import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { begin, takePhoto, typeAnswer } from '../../../testing/verifying.ts'
import { RealNameScreen } from './RealNameScreen.tsx'

const meta = {
  title: 'Screens/Identity verification/Photos',
  tags: ['screen'],
  component: RealNameScreen,
  parameters: { scenario: { screen: 'realName', world: 'newMember' } },
} satisfies Meta<typeof RealNameScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What was taken anew is not replaced by the photo before it, turned. */
export const TakesAnewWhileItIsTurned: Story = {
  play: async (context) => {
    const { broker, canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    await begin(context)
    await typeAnswer(context, 'name', '홍길동')
    await typeAnswer(context, 'idNumber', '900101-1')
    await takePhoto(context, 'front')
    const { fetch } = broker
    let take: () => void = () => undefined
    const taken = new Promise<undefined>((resolve) => {
      take = () => {
        resolve(undefined)
      }
    })
    const answered: Promise<Response>[] = []
    const held = spyOn(broker, 'fetch').mockImplementation((request) => {
      if (!request.url.endsWith('upload/image')) return fetch(request)
      const answer = taken.then(() => fetch(request))
      answered.push(answer)
      return answer
    })
    await userEvent.click(canvas.getByRole('button', { name: t('realName:photo.rotate') }))
    await waitFor(() => expect(answered).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: t('realName:photo.retake') }))
    await canvas.findByRole('button', { name: ui('entry.upload.camera') })
    take()
    await answered[0]
    held.mockRestore()
    // By then the answer to an earlier call has arrived too.
    const photo = await takePhoto(context, 'front')
    await waitFor(() => expect(photo.naturalWidth).toBeGreaterThan(photo.naturalHeight))
    await userEvent.click(canvas.getByRole('button', { name: t('realName:photo.retake') }))
    await expect(canvas.queryByText(t('realName:photo.failed'))).toBeNull()
  },
}
