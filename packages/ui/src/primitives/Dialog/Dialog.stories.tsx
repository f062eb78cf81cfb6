import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface Demo {
  title: string
  description?: string
  urgent?: boolean
}
function Demo(props: Demo) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true)
        }}
      >
        Close position
      </Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        actions={
          <>
            <Button block variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button block onClick={close}>
              Close
            </Button>
          </>
        }
      />
    </>
  )
}

const meta = {
  title: 'Primitives/Dialog',
  component: Demo,
  args: {
    title: 'Are you sure to close the position',
    description: 'About $1,204.10 after charges returns to available funds.',
  },
  parameters: { layout: 'padded' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close position' }))
    await waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeVisible())
  },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { urgent: true } }
export const KeepsFocusAndGivesItBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Close position' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure to close the position' })
    await expect(dialog).toHaveAccessibleDescription(/after charges/)
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
    fireEvent.pointerDown(document.body)
    await expect(dialog).toHaveAttribute('data-state', 'open')
  },
}
export const LongText: Story = {
  args: {
    title: '이 포지션을 정말 청산할까요? 청산하면 되돌릴 수 없고 수수료와 세금이 빠져요',
    description: '平倉後，扣除手續費與稅金的餘額將退回可用資金。'.repeat(12),
  },
}
