import { Sheet } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { readerOf } from '../flows/readers.ts'
import { LazySheet, type LazySheetProps } from './LazySheet.tsx'

interface Arrived {
  readonly text: string
}

const Lazy = (props: LazySheetProps<Arrived>) => <LazySheet {...props} />

const meta = {
  title: 'Screens/Lazy sheet',
  tags: ['screen', 'autodocs'],
  component: Lazy,
  args: {
    chunk: { state: 'loading' },
    title: 'CSV',
    onClose: fn(),
    children: ({ text }) => (
      <Sheet open title="CSV" onClose={fn()}>
        {text}
      </Sheet>
    ),
  },
  parameters: {
    purpose: 'Shows that a sheet is being fetched, or did not arrive, and closes it.',
    scenario: { world: 'guest' },
  },
} satisfies Meta<typeof Lazy>
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
  args: { chunk: { state: 'failed' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = within(await screen.findByRole('dialog', { name: 'CSV' }))
    await expect(sheet.getByText(t('app:failure.part'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: ui('retry') })).toBeVisible()
    await context.userEvent.click(sheet.getByRole('button', { name: ui('close') }))
    await expect(context.args.onClose).toHaveBeenCalledOnce()
  },
}

export const Arrived: Story = {
  args: { chunk: { state: 'loaded', module: { text: '2026' } } },
  play: async () => {
    await expect(within(await screen.findByRole('dialog', { name: 'CSV' })).getByText('2026')).toBeVisible()
  },
}
