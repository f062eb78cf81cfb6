import { Button, Sheet, TextField } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { LazySheet, type LazySheetProps } from './LazySheet.tsx'

interface Arrived {
  readonly text: string
}

/** Opens by a button, and closes once it was asked to. */
function OpenedByAButton(props: LazySheetProps<Arrived>) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>XLSX</Button>
      <LazySheet
        {...props}
        open={open}
        onClose={() => {
          props.onClose()
          setOpen(false)
        }}
      />
    </>
  )
}

const arrives = () => Promise.resolve({ text: '2026' })
const onClose = fn()

function NoteSheet({ text }: Arrived) {
  const [note, setNote] = useState('')
  return (
    <Sheet open title="CSV" onClose={onClose}>
      <TextField label={text} value={note} onChange={({ value }) => setNote(value)} />
    </Sheet>
  )
}

const meta = {
  title: 'Screens/Lazy sheet',
  tags: ['screen', 'autodocs'],
  component: OpenedByAButton,
  args: {
    open: true,
    load: () => new Promise<Arrived>(() => undefined),
    title: 'CSV',
    onClose,
    children: (arrived) => <NoteSheet {...arrived} />,
  },
  parameters: {
    purpose: 'Shows that a sheet is being fetched, or did not arrive, and closes it.',
    scenario: { world: 'guest' },
  },
} satisfies Meta<typeof OpenedByAButton>
export default meta
type Story = StoryObj<typeof meta>

/** Late code: the sheet says that it is on its way, and can be closed. */
export const OnItsWay: Story = {
  play: async (context) => {
    const { ui } = readerOf(context)
    const sheet = within(await screen.findByRole('dialog', { name: 'CSV' }))
    await expect(sheet.getByRole('status')).toHaveTextContent(ui('loading'))
    await context.userEvent.click(sheet.getByRole('button', { name: ui('close') }))
    await expect(context.args.onClose).toHaveBeenCalledOnce()
  },
}

export const DidNotArrive: Story = {
  args: { load: () => Promise.reject(new Error('no such part')) },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = within(await screen.findByRole('dialog', { name: 'CSV' }))
    await expect(sheet.getByText(t('app:failure.part'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: ui('retry') })).toBeVisible()
  },
}

export const Arrived: Story = {
  args: { load: arrives },
  play: async () => {
    await expect(
      within(await screen.findByRole('dialog', { name: 'CSV' })).getByLabelText('2026'),
    ).toBeVisible()
  },
}
