import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellRing, CircleArrowUp, CircleCheck } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { BANNER_MS } from '../../constants.ts'
import { NavBar } from '../NavBar/NavBar.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Primitives/Banner',
  tags: ['widget', 'autodocs'],
  component: Banner,
  args: {
    icon: BellRing,
    title: 'Apple rose to your alert price',
    detail: 'Now $155.20 · Alert $155.00',
    closeLabel: 'Dismiss',
    onOpen: fn(),
    onClose: fn(),
  },
  argTypes: { icon: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { icon: CircleCheck } }

export const IsDismissed: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText(args.title)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: `${args.title} ${args.detail ?? ''}` }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const PutAway: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: args.closeLabel }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}
export const GoesByItself: Story = {
  play: async ({ args, waits, endWait }) => {
    await expect(waits()).toEqual([BANNER_MS])
    await expect(args.onClose).not.toHaveBeenCalled()
    await endWait(BANNER_MS)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** The bar over a screen names where one is, and leads back: it stays in sight. */
export const CoversNoTitle: Story = {
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <NavBar title="Miraldam Shipbuilding and Marine" onBack={fn()} />
      <Banner {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect()
    const news = screen.getByRole('button', { name: `${args.title} ${args.detail ?? ''}` })
    await waitFor(() => expect(news.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom))
  },
}
/** What would take the reader away waits for its own button, and stays until then. */
export const WaitsForItsButton: Story = {
  args: {
    icon: CircleArrowUp,
    title: 'A new version is ready',
    detail: 'Updating brings you back to this screen.',
    action: 'Update',
    closeLabel: 'Not now',
  },
  play: async ({ userEvent, args, waits }) => {
    await userEvent.click(screen.getByText(args.title))
    await expect(args.onOpen).not.toHaveBeenCalled()
    await expect(waits()).not.toContain(BANNER_MS)
    await userEvent.click(screen.getByRole('button', { name: 'Update' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const ButtonIsBusy: Story = {
  args: { ...WaitsForItsButton.args, busy: true },
}
export const OneLine: Story = { args: { detail: undefined } }
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        title: '한빛전자 가격이 알림가까지 올랐어요',
        detail: '현재가 71,500원 · 알림가 71,500원',
        closeLabel: '닫기',
      },
      tw: {
        title: '蘋果 漲到提醒價格',
        detail: '現價 US$155.20 · 提醒 US$155.00',
        closeLabel: '關閉',
      },
    },
  },
}
export const LongText: Story = {
  args: {
    title: 'Berkshire Hathaway Incorporated Class B rose to $1,234,567.89 in pre-market trading',
    detail: 'Sell half of it as soon as it is there, and the rest when it has risen by another five percent.',
  },
}
