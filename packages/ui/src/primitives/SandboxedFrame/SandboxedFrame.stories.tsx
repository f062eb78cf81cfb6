import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SandboxedFrame } from './SandboxedFrame.tsx'

/** The page in the frame arrives by itself; the story ends once it has. */
const arrived = ({ args }: { args: { onLoad?: unknown } }) =>
  waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce())

const meta = {
  title: 'Primitives/SandboxedFrame',
  // The page in the frame is drawn by itself, after the story is at rest.
  tags: ['widget', 'autodocs', '!visual'],
  component: SandboxedFrame,
  args: { src: '/framed-page.html', title: 'Payment page', onLoad: fn() },
  parameters: { argsIn: { kor: { title: '결제 페이지' }, tw: { title: '付款頁面' } } },
} satisfies Meta<typeof SandboxedFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, args, t } = context
    const frame = canvas.getByTitle(args.title)
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    await arrived(context)
    await expect(frame).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('display.frame.open') })).toHaveAttribute(
      'href',
      new URL(args.src, document.baseURI).href,
    )
  },
}
export const Playground: Story = { play: arrived }
export const RefusedWithoutHttps: Story = {
  args: { src: 'http://pay.example/' },
  play: async ({ canvas, args, t }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('display.frame.refused'))
    await expect(canvas.queryByTitle(args.title)).toBeNull()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'http://pay.example/')
  },
}
/** An address that is no page is not offered to the browser either. */
export const RefusedWithoutALink: Story = {
  args: { src: 'javascript:alert(1)' },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('display.frame.refused'))
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
