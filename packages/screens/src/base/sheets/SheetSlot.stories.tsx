import { Button, Sheet, TextField } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { SheetSlot } from './SheetSlot.tsx'

/** Its state lives as long as it is open. */
function NoteSheet({ onClose }: { onClose: () => void }) {
  const [note, setNote] = useState('')
  return (
    <Sheet open title="LN-2026" onClose={onClose}>
      <TextField label="A/C" value={note} onChange={({ value }) => setNote(value)} />
    </Sheet>
  )
}

function OpenedByAButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>LN-2026</Button>
      <SheetSlot>{isOpen ? <NoteSheet onClose={() => setIsOpen(false)} /> : null}</SheetSlot>
    </>
  )
}

const meta = {
  title: 'Screens/Sheet slot',
  tags: ['screen', 'autodocs'],
  component: OpenedByAButton,
  parameters: {
    purpose: 'Keeps a sheet that its screen takes away until it has sunk.',
    scenario: { world: 'guest' },
  },
} satisfies Meta<typeof OpenedByAButton>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function opened({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'LN-2026' }))
  return screen.findByRole('dialog')
}

export const Default: Story = {
  play: async (context) => {
    await expect(await opened(context)).toBeVisible()
  },
}

/** It sinks with what was filled in, goes, and is empty when it opens once more. */
export const StaysWhileItCloses: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const sheet = await opened(context)
    await userEvent.type(screen.getByLabelText('A/C'), '042')
    await userEvent.click(screen.getByRole('button', { name: readerOf(context).ui('close') }))
    await expect(sheet).toHaveAttribute('data-state', 'closed')
    await expect(sheet.querySelector('input')).toHaveValue('042')
    await expect(sheet.getAnimations()).toHaveLength(1)
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'LN-2026' })).toHaveFocus()
    await opened(context)
    await expect(screen.getByLabelText('A/C')).toHaveValue('')
  },
}
