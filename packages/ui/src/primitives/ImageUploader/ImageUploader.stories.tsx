import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ImageUploader, uploadCameras } from './ImageUploader.tsx'
import type { UploadImage } from './useUploads.ts'

/** What the story's broker was given, and how the story answers it. */
interface Sent {
  readonly file: File
  readonly signal: AbortSignal
  readonly progress: (share: number) => void
  readonly accept: () => void
  readonly refuse: () => void
}
const sent: Sent[] = []
const upload: UploadImage = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    sent.push({
      file,
      signal,
      progress: (share) => onProgress({ share }),
      accept: () => resolve({ key: `key-of-${file.name}` }),
      refuse: () => reject(new Error('refused')),
    })
  })

async function picture(name: string, width = 400, height = 300, type = 'image/png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'slategray'
    context.fillRect(0, 0, width, height)
    context.fillStyle = 'gainsboro'
    context.fillRect(width / 8, height / 8, width / 3, height / 2)
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type)
  })
  return new File(blob ? [blob] : [], name, { type })
}

const fileInput = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  if (!input) throw new Error('the story has no input for files')
  return input
}
const one = async (place: number): Promise<Sent> => {
  await waitFor(() => expect(sent.length).toBeGreaterThan(place))
  const errand = sent[place]
  if (!errand) throw new Error('nothing was sent')
  return errand
}

const meta = {
  title: 'Primitives/ImageUploader',
  tags: ['widget', 'autodocs'],
  component: ImageUploader,
  args: { label: 'Front of your ID', upload, onChange: fn() },
  argTypes: { camera: { control: 'select', options: uploadCameras } },
  parameters: { layout: 'padded' },
  beforeEach: () => {
    sent.length = 0
  },
} satisfies Meta<typeof ImageUploader>
export default meta
type Story = StoryObj<typeof meta>

const inTheReadersLanguage = { argsIn: { kor: { label: '신분증 앞면' }, tw: { label: '身分證正面' } } }

export const Default: Story = { parameters: inTheReadersLanguage }
export const Playground: Story = {
  args: { label: 'Receipts', max: 3, optional: true, hint: 'Of the bank transfer.', camera: 'environment' },
}

export const TakesAPicture: Story = {
  parameters: inTheReadersLanguage,
  play: async ({ canvas, canvasElement, userEvent, args, t }) => {
    const group = canvas.getByRole('group', { name: args.label })
    await expect(group).toHaveAccessibleDescription(/JPEG.*PNG.*WebP.*10 ?MB/)
    await userEvent.upload(fileInput(canvasElement), await picture('front.png'))
    const errand = await one(0)
    await expect(errand.file.type).toBe('image/jpeg')
    await expect(errand.file.name).toBe('front.jpg')
    errand.progress(0.4)
    const bar = await canvas.findByRole('progressbar')
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '40%'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ images: [], uploading: true }))
    errand.accept()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('entry.upload.done')))
    await expect(canvas.getByRole('img', { name: 'front.png' })).toBeVisible()
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        images: [expect.objectContaining({ key: 'key-of-front.jpg', name: 'front.png' })],
        uploading: false,
      }),
    )
    await expect(canvas.queryByRole('button', { name: t('entry.upload.file') })).toBeNull()
  },
}
export const CameraOrFile: Story = {
  play: async ({ canvas, canvasElement, t }) => {
    await expect(canvas.getByRole('button', { name: t('entry.upload.camera') })).toBeVisible()
    const camera = canvasElement.querySelector('input[capture]')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await expect(camera).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
    await expect(fileInput(canvasElement)).toHaveProperty('multiple', false)
  },
}
export const MadeSmaller: Story = {
  args: { maxEdge: 320 },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await picture('wide.webp', 1280, 640, 'image/webp'))
    const { file, accept } = await one(0)
    const { width, height } = await createImageBitmap(file)
    await expect([width, height]).toEqual([320, 160])
    accept()
  },
}
export const FailsAndIsTriedAgain: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, t }) => {
    await userEvent.upload(fileInput(canvasElement), await picture('front.png'))
    const first = await one(0)
    first.refuse()
    const again = await canvas.findByRole('button', { name: t('entry.upload.retry', { name: 'front.png' }) })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('entry.upload.failed')))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ images: [], uploading: false }))
    again.focus()
    await userEvent.keyboard('{Enter}')
    const second = await one(1)
    await expect(second.file).toBe(first.file)
    second.accept()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('entry.upload.done')))
  },
}
export const Failed: Story = {
  play: async ({ canvas, canvasElement, userEvent, t }) => {
    await userEvent.upload(fileInput(canvasElement), await picture('front.png'))
    const { refuse } = await one(0)
    refuse()
    await canvas.findByText(t('entry.upload.failed'))
  },
}
export const Uploading: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(fileInput(canvasElement), await picture('front.png'))
    const { progress } = await one(0)
    progress(0.62)
    await canvas.findByText('62%')
  },
}
export const RemovedOnItsWay: Story = {
  play: async ({ canvas, canvasElement, userEvent, args, t }) => {
    await userEvent.upload(fileInput(canvasElement), await picture('front.png'))
    const { signal, accept } = await one(0)
    await userEvent.click(
      await canvas.findByRole('button', { name: t('entry.upload.remove', { name: 'front.png' }) }),
    )
    await expect(signal.aborted).toBe(true)
    accept()
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ images: [], uploading: false }))
    await expect(canvas.getByRole('group')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: t('entry.upload.file') })).toBeVisible()
  },
}
export const RefusesWhatIsNoPicture: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const disguised = new File(['%PDF-1.7 not a picture at all'], 'contract.png', { type: 'image/png' })
    await userEvent.upload(fileInput(canvasElement), disguised)
    await expect(await canvas.findByText(/contract\.png.*JPEG/)).toBeVisible()
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await expect(sent).toHaveLength(0)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ images: [], uploading: false }))
  },
}
export const RefusesWhatCannotBeRead: Story = {
  play: async ({ canvas, canvasElement, userEvent, t }) => {
    const broken = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'broken.jpg', {
      type: 'image/jpeg',
    })
    await userEvent.upload(fileInput(canvasElement), broken)
    await expect(await canvas.findByText(t('entry.upload.unreadable', { name: 'broken.jpg' }))).toBeVisible()
    await expect(sent).toHaveLength(0)
  },
}
export const RefusesWhatIsTooLarge: Story = {
  args: { maxBytes: 1024 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(
      fileInput(canvasElement),
      new File(['x'.repeat(1025)], 'large.png', { type: 'image/png' }),
    )
    await expect(await canvas.findByText(/large\.png.*1 ?kB/)).toBeVisible()
    await expect(sent).toHaveLength(0)
  },
}
export const SeveralKeepTheirOrder: Story = {
  args: { label: 'Receipts', max: 3 },
  play: async ({ canvas, canvasElement, userEvent, args, t }) => {
    const files = [await picture('one.png'), await picture('two.png'), await picture('three.png')]
    await userEvent.upload(fileInput(canvasElement), files)
    await one(2)
    for (const name of ['three.jpg', 'one.jpg', 'two.jpg'])
      sent.find(({ file }) => file.name === name)?.accept()
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        images: ['one', 'two', 'three'].map(
          (name) => expect.objectContaining({ name: `${name}.png` }) as unknown,
        ),
        uploading: false,
      }),
    )
    await expect(canvas.getByText(t('entry.upload.chosen', { chosen: 3, max: 3 }))).toBeVisible()
  },
}
export const CountsWhatIsOnItsWay: Story = {
  args: { label: 'Receipts', max: 2 },
  play: async ({ canvas, canvasElement, userEvent, t }) => {
    await userEvent.upload(fileInput(canvasElement), await picture('one.png'))
    await userEvent.upload(fileInput(canvasElement), [await picture('two.png'), await picture('three.png')])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByText(t('entry.upload.tooMany', { count: 2 }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('entry.upload.file') })).toBeNull()
    await one(1)
    await expect(sent).toHaveLength(2)
  },
}
export const HeldAlready: Story = {
  args: { initial: [{ key: 'k1', name: 'id-front.jpg' }] },
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(
      canvas.getByRole('button', { name: t('entry.upload.remove', { name: 'id-front.jpg' }) }),
    )
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ images: [], uploading: false }))
  },
}
export const WithAnError: Story = { args: { error: 'A photo of your ID is needed.' } }
export const Disabled: Story = {
  args: { disabled: true, initial: [{ key: 'k1', name: 'id-front.jpg' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const LongText: Story = {
  args: {
    label: '신분증 앞면을 모서리까지 모두 보이도록 찍어 주세요',
    hint: '請確認文字清楚、沒有反光，四個角都在畫面中。',
    initial: [
      { key: 'k1', name: 'KakaoTalk_Photo_2026-01-05-10-22-33-very-long-name-of-a-file-from-a-phone.jpg' },
    ],
    max: 3,
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: { label: '신분증 앞면', max: 3, initial: [{ key: 'k1', name: '앞면.jpg' }] },
      tw: { label: '身分證正面', max: 3, initial: [{ key: 'k1', name: '正面.jpg' }] },
    },
  },
}
