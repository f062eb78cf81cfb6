import { Dialog } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { MineScreen } from '../../site/mine/MineScreen.tsx'
import { AppUpdate } from './AppUpdate.tsx'

const apply = fn(() => Promise.resolve())
const putOff = fn()
const update = { isPutOff: false, apply, putOff }

const meta = {
  title: 'Screens/Mine/A new version',
  tags: ['screen'],
  component: AppUpdate,
  render: () => (
    <>
      <AppUpdate />
      <MineScreen />
    </>
  ),
  parameters: { scenario: { screen: 'mine', world: 'newMember', update } },
} satisfies Meta<typeof AppUpdate>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const updateButton = (context: Context) => ({
  name: readerOf(context).t('appUpdate:apply'),
})

/** It waits for the tap, beside everything that the screen shows. */
export const IsOffered: Story = {
  play: async (context) => {
    const button = await screen.findByRole('button', updateButton(context))
    await expect(screen.getByText(readerOf(context).t('appUpdate:title'))).toBeVisible()
    await expect(apply).not.toHaveBeenCalled()
    await context.userEvent.click(button)
    await expect(apply).toHaveBeenCalledOnce()
  },
}
export const IsOnItsWay: Story = {
  parameters: {
    scenario: {
      screen: 'mine',
      world: 'newMember',
      update: { ...update, apply: () => new Promise<void>(() => undefined) },
    },
  },
  play: async (context) => {
    const button = await screen.findByRole('button', updateButton(context))
    await context.userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}
export const WithoutAConnection: Story = {
  parameters: {
    scenario: {
      screen: 'mine',
      world: 'newMember',
      update: { ...update, apply: () => Promise.reject(new Error('offline')) },
    },
  },
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('button', updateButton(context)))
    await screen.findByText(readerOf(context).t('transport:network'))
    await expect(screen.getByRole('button', updateButton(context))).toBeEnabled()
  },
}
export const PutOff: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(await screen.findByRole('button', { name: t('appUpdate:putOff') }))
    await expect(putOff).toHaveBeenCalledOnce()
    await expect(apply).not.toHaveBeenCalled()
  },
}
function Asked() {
  const [open, setOpen] = useState(true)
  return <Dialog open={open} title="Cancel the order?" actions={null} onClose={() => setOpen(false)} />
}

/** Nothing is offered over what the reader is doing. */
export const WaitsForADialog: Story = {
  render: () => (
    <>
      <Asked />
      <AppUpdate />
      <MineScreen />
    </>
  ),
  beforeEach: async () => {
    await import('./UpdateBanner.tsx')
  },
  play: async (context) => {
    await screen.findByRole('dialog')
    const { t } = readerOf(context)
    await waitFor(() => expect(document.querySelector('main')).toHaveTextContent(/\d/))
    await expect(screen.queryByText(t('appUpdate:title'))).toBeNull()
    await context.userEvent.keyboard('{Escape}')
    await screen.findByRole('button', updateButton(context))
  },
}
