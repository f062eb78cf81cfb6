import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { LockScreen, type LockScreenProps } from './LockScreen.tsx'

const meta = {
  title: 'Screens/App lock',
  tags: ['screen', 'autodocs'],
  component: LockScreen,
  args: {
    onPin: fn<LockScreenProps['onPin']>((pin) =>
      Promise.resolve(pin === '280415' ? { right: true } : { right: false, left: 1 }),
    ),
    onLogOut: fn(),
  },
  parameters: {
    purpose:
      'Asks for the PIN of the device after some time away, and leads whoever has forgotten it to a login.',
    scenario: { screen: 'settings', world: 'guest' },
  },
} satisfies Meta<typeof LockScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OpensWithThePin: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const digit of '280415') await userEvent.click(canvas.getByRole('button', { name: digit }))
    await waitFor(() => expect(args.onPin).toHaveBeenCalledWith('280415'))
    await expect(args.onLogOut).not.toHaveBeenCalled()
  },
}

export const SaysHowManyTriesAreLeft: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    for (const digit of '111111') await userEvent.click(canvas.getByRole('button', { name: digit }))
    const wrong = await canvas.findByText(readerOf(context).t('appLock:wrong', { count: 1 }))
    await expect(wrong).toBeVisible()
  },
}

export const LogsOutAfterTheLastTry: Story = {
  args: { onPin: fn<LockScreenProps['onPin']>(() => Promise.resolve({ right: false, left: 0 })) },
  play: async ({ canvas, userEvent, args }) => {
    for (const digit of '111111') await userEvent.click(canvas.getByRole('button', { name: digit }))
    await waitFor(() => expect(args.onLogOut).toHaveBeenCalledOnce())
  },
}

export const LogsOutWhoHasForgottenIt: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const { t } = readerOf(context)
    await userEvent.click(canvas.getByRole('button', { name: t('appLock:forgotten') }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

/** It is asked for at once; the PIN is not. */
export const OpensByFaceOrFingerprint: Story = {
  args: { onBiometry: fn(() => Promise.resolve(true)) },
  play: async (context) => {
    const reason = readerOf(context).t('appLock:biometry.use')
    await waitFor(() => expect(context.args.onBiometry).toHaveBeenCalledWith(reason))
    await expect(context.args.onPin).not.toHaveBeenCalled()
  },
}

/** It counts nothing: it may be tried again, and the PIN opens it as before. */
export const FaceOrFingerprintIsNotRecognised: Story = {
  args: { onBiometry: fn(() => Promise.resolve(false)) },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const { t } = readerOf(context)
    await expect(await canvas.findByText(t('appLock:biometry.failed'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('appLock:biometry.use') }))
    await waitFor(() => expect(args.onBiometry).toHaveBeenCalledTimes(2))
    for (const digit of '280415') await userEvent.click(canvas.getByRole('button', { name: digit }))
    await waitFor(() => expect(args.onPin).toHaveBeenCalledWith('280415'))
    await expect(args.onLogOut).not.toHaveBeenCalled()
  },
}
