import type { Meta, StoryObj } from '@storybook/react-vite'
import { BellRing, Share2, Star } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ActionSheet, type ActionSheetProps } from './ActionSheet.tsx'

/** Opens by a button, and closes once it was asked to. */
function Controlled({ open: opened, onClose, onSelect, ...props }: ActionSheetProps<string>) {
  const [open, setOpen] = useState(opened)
  return (
    <>
      <Button onClick={() => setOpen(true)}>More</Button>
      <ActionSheet
        {...props}
        open={open}
        onClose={() => {
          onClose()
          setOpen(false)
        }}
        onSelect={(selection) => {
          onSelect(selection)
          setOpen(false)
        }}
      />
    </>
  )
}

const plain = [
  { key: 'watch', label: 'Add to watchlist' },
  { key: 'alert', label: 'Set a price alert' },
  { key: 'share', label: 'Share' },
]

const meta = {
  title: 'Primitives/ActionSheet',
  tags: ['widget', 'autodocs'],
  component: ActionSheet,
  args: { open: false, title: 'AAPL', actions: plain, onClose: fn(), onSelect: fn() },
  argTypes: { open: { control: false }, actions: { control: false } },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await screen.findByRole('dialog')
  },
} satisfies Meta<typeof ActionSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Open, as it is to be measured. */
export const Default: Story = {
  args: { open: true },
  play: async () => {
    await screen.findByRole('dialog')
  },
}
export const Playground: Story = {
  args: {
    description: 'Apple Inc.',
    actions: [
      { key: 'watch', label: 'Add to watchlist', icon: <Icon icon={Star} /> },
      { key: 'alert', label: 'Set a price alert', icon: <Icon icon={BellRing} />, description: 'At most 20' },
      { key: 'share', label: 'Share', icon: <Icon icon={Share2} /> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('Apple Inc.')
    await expect(screen.getByRole('button', { name: /^Set a price alert\s*At most 20$/ })).toBeVisible()
  },
}

export const TakesAnAction: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Set a price alert' }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenCalledWith({ key: 'alert' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'More' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const share = await screen.findByRole('button', { name: 'Share' })
    for (let tabs = 0; tabs < 6 && document.activeElement !== share; tabs += 1) await userEvent.tab()
    await expect(share).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenCalledWith({ key: 'share' })
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const Cancelled: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('button', { name: t('entry.cancel') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onSelect).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const ClosesByThePressBeside: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await screen.findByRole('dialog')
    const scrim = screen.getByRole('dialog').previousElementSibling
    if (!scrim) throw new Error('the sheet has no scrim')
    await userEvent.click(scrim)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const OneDisabledOneLoading: Story = {
  args: {
    actions: [
      { key: 'transfer', label: 'Transfer shares', disabled: true, description: 'Verify your name first' },
      { key: 'statement', label: 'Send a statement', loading: true },
      { key: 'share', label: 'Share' },
    ],
  },
  play: async ({ canvas, userEvent, args, t }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const off = await screen.findByRole('button', { name: /Transfer shares/ })
    const busy = screen.getByRole('button', {
      name: new RegExp(`Send a statement.*${RegExp.escape(t('loading'))}`),
    })
    await userEvent.click(off)
    await userEvent.click(busy)
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(busy).toHaveAttribute('aria-busy', 'true')
  },
}
export const LongText: Story = {
  args: {
    title: '아주 긴 이름을 가진 회사의 우선주 제3호 기업인수목적 주식회사',
    description: '이 종목으로 무엇을 할지 골라 주세요.',
    actions: plain.map((action, place) => ({
      ...action,
      label:
        place === 0
          ? 'Kontostandsbenachrichtigungseinstellungen für Wertpapierdepots'
          : '관심 종목에 추가하고 가격이 정한 값에 닿으면 알림을 받기 위한 조건을 설정해요',
      description: '알림은 장이 열려 있는 동안에만 보내고, 하루에 한 번만 보내요. 언제든 끌 수 있어요.',
    })),
  },
}
export const Many: Story = {
  args: {
    actions: Array.from({ length: 24 }, (_, i) => ({ key: String(i), label: `Action ${String(i + 1)}` })),
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        actions: [
          { key: 'watch', label: '관심 종목에 추가', icon: <Icon icon={Star} /> },
          { key: 'statement', label: '거래 내역서 받기', loading: true },
          { key: 'share', label: '공유하기', icon: <Icon icon={Share2} /> },
        ],
      },
      tw: {
        actions: [
          { key: 'watch', label: '加入自選', description: '最多 20 檔' },
          { key: 'statement', label: '寄送對帳單', loading: true },
          { key: 'share', label: '分享', disabled: true },
        ],
      },
    },
  },
}
