import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DIALOG_Z_INDEX } from '../../constants.ts'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

/** Opens by a button, and closes once it was asked to. With `closing` off its owner keeps it open until a button is pressed. */
function Controlled({
  open: opened,
  onClose,
  closing = true,
  ...props
}: DialogProps & { closing?: boolean }) {
  const [open, setOpen] = useState(opened)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Close position</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          onClose()
          if (closing) close()
        }}
        actions={
          props.actions ?? (
            <>
              <Button block variant="secondary" onClick={close}>
                Keep it
              </Button>
              <Button block onClick={close}>
                Close
              </Button>
            </>
          )
        }
      />
    </>
  )
}

function ActionsIn({ keep, close }: { keep: string; close: string }) {
  return (
    <>
      <Button block variant="secondary">
        {keep}
      </Button>
      <Button block>{close}</Button>
    </>
  )
}

const meta = {
  title: 'Primitives/Dialog',
  tags: ['widget', 'autodocs'],
  component: Dialog,
  args: {
    open: false,
    onClose: fn(),
    actions: undefined,
    title: 'Are you sure to close the position',
    description: 'About $1,204.10 after charges returns to available funds.',
  },
  argTypes: { open: { control: false }, actions: { control: false } },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close position' }))
    await waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeVisible())
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** Open, as it is to be measured. */
export const Default: Story = {
  args: { open: true },
  play: async () => {
    await screen.findByRole('dialog')
  },
}
export const Playground: Story = { args: { urgent: true } }
export const KeepsFocusAndGivesItBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Close position' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure to close the position' })
    await expect(dialog).toHaveAccessibleDescription(/after charges/)
    await expect(dialog.contains(document.activeElement)).toBe(true)
    for (let press = 1; press <= 3; press += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const UrgentStaysUntilAnswered: Story = {
  args: { urgent: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close position' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(scrimOf(dialog))
    await expect(dialog).toHaveAttribute('data-state', 'open')
  },
}
const open = async (
  canvas: { getByRole: typeof screen.getByRole },
  userEvent: { click: (element: Element) => Promise<void> },
) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close position' }))
  return screen.findByRole('dialog')
}
const scrimOf = (dialog: HTMLElement) => {
  const scrim = dialog.previousElementSibling
  if (!(scrim instanceof HTMLElement)) throw new Error('the dialog has no scrim')
  return scrim
}
export const ClosesByTheScrim: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(screen.queryByRole('dialog')).toBeNull()
    const dialog = await open(canvas, userEvent)
    await userEvent.click(scrimOf(dialog))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const ItsOwnerMayKeepItOpen: Story = {
  render: (args) => <Controlled {...args} closing={false} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(scrimOf(dialog))
    await expect(dialog).toHaveAttribute('data-state', 'open')
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const StandsOverThePageAndHoldsIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent)
    await expect(Number(getComputedStyle(scrimOf(dialog)).zIndex)).toBe(DIALOG_Z_INDEX)
    await expect(Number(getComputedStyle(dialog).zIndex)).toBeGreaterThan(DIALOG_Z_INDEX)
    await expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(getComputedStyle(document.body).overflow).not.toBe('hidden'))
  },
}
export const WithMore: Story = {
  args: {
    children: (
      <Text size="small" tone="secondary">
        Commission $1.20, tax $0.00
      </Text>
    ),
  },
}
export const OneAction: Story = {
  args: {
    title: 'Too many attempts',
    description: 'Try again in 5 minutes.',
    actions: <Button block>Got it</Button>,
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        title: '포지션을 청산할까요?',
        description: '수수료를 뺀 금액이 예수금으로 돌아와요.',
        actions: <ActionsIn keep="유지하기" close="청산하기" />,
      },
      tw: {
        title: '確定要平倉嗎？',
        description: '扣除手續費後，約 NT$38,120 將退回可用資金。',
        actions: <ActionsIn keep="保留" close="平倉" />,
      },
    },
  },
}
export const LongText: Story = {
  args: {
    title: '이 포지션을 정말 청산할까요? 청산하면 되돌릴 수 없고 수수료와 세금이 빠져요',
    description: '平倉後，扣除手續費與稅金的餘額將退回可用資金。'.repeat(12),
    actions: <ActionsIn keep="Position weiterhin behalten" close="Wertpapierposition schließen" />,
  },
}
export const ItsActionsStayInSight: Story = {
  args: { ...LongText.args, description: '평가금액은 지금 가격으로 계산해요. '.repeat(60) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent)
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]))
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    const { bottom } = dialog.getBoundingClientRect()
    for (const action of screen.getAllByRole('button')) {
      await expect(action.getBoundingClientRect().bottom).toBeLessThan(bottom)
    }
    const [keep, close] = screen.getAllByRole('button').map((action) => action.getBoundingClientRect())
    await expect(close?.top).toBeGreaterThan(keep?.bottom ?? Infinity)
  },
}
