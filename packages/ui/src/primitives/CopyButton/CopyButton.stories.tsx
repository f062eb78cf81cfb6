import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { TOAST_MS } from '../../constants.ts'
import { Inline } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { CopyButton, copyButtonVariants } from './CopyButton.tsx'

const written = fn<(text: string) => Promise<void>>()

/** The browser's own clipboard asks for a permission that a test has not. */
function clipboard(write: (text: string) => Promise<void>) {
  return () => {
    written.mockReset()
    written.mockImplementation(write)
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  }
}

const meta = {
  title: 'Primitives/CopyButton',
  tags: ['widget', 'autodocs'],
  component: CopyButton,
  args: { text: '110-234-567890', label: 'Copy account number', onCopied: fn() },
  argTypes: { variant: { control: 'select', options: copyButtonVariants } },
  parameters: { layout: 'padded' },
  beforeEach: clipboard(() => Promise.resolve()),
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { variant: 'icon' } }

export const CopiesByKeys: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('entry.copy.copied')))
    await expect(written.mock.calls).toEqual([['110-234-567890']])
    await expect(args.onCopied).toHaveBeenCalledWith({ text: '110-234-567890' })
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
export const ForgetsAfterTwoSeconds: Story = {
  play: async ({ canvas, userEvent, t, endWait }) => {
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('button', { name: t('entry.copy.copied') })
    await endWait(TOAST_MS)
    await canvas.findByRole('button', { name: 'Copy account number' })
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const Failed: Story = {
  beforeEach: clipboard(() => Promise.reject(new DOMException('Denied', 'NotAllowedError'))),
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('entry.copy.failed')))
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
}
export const BesideItsText: Story = {
  args: { variant: 'icon' },
  render: (args) => (
    <Inline justify="between">
      <Text>110-234-567890</Text>
      <CopyButton {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy account number' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('entry.copy.copied')))
  },
}
export const LongText: Story = {
  args: { label: '입금할 계좌 번호를 복사해서 은행 앱에 붙여 넣어 주세요', text: '0'.repeat(120) },
}
export const Translated: Story = {
  parameters: { argsIn: { kor: { label: '계좌 번호 복사' }, tw: { label: '複製帳號' } } },
  play: async ({ canvas, userEvent, t }) => {
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByRole('button', { name: t('entry.copy.copied') })
  },
}
