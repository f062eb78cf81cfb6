import { languages } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { loadRefusals } from '../i18n/loadRefusals.ts'
import { FundPasswordSheet } from './FundPasswordSheet.tsx'

const ready = { state: undefined, pending: false, check: fn(), refusal: undefined }

const meta = {
  title: 'Screens/Withdrawal password sheet',
  tags: ['screen', 'autodocs'],
  component: FundPasswordSheet,
  args: { open: true, onClose: fn(), submit: ready, onEntered: fn() },
  argTypes: { submit: { control: false } },
  parameters: {
    purpose: 'Asks for the withdrawal password by the app’s own keys.',
    scenario: { world: 'member' },
  },
  beforeEach: async ({ i18n }) => {
    await Promise.all(languages.map((language) => loadRefusals(i18n, language)))
  },
} satisfies Meta<typeof FundPasswordSheet>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const field = async (context: Context) => {
  const label = readerOf(context).t('app:fundPassword.title')
  return within(await screen.findByRole('dialog')).findByLabelText(label, { selector: 'input' })
}

export const Default: Story = {
  play: async (context) => {
    const { userEvent, args, navigation } = context
    await userEvent.type(await field(context), '135790')
    await expect(args.onEntered).toHaveBeenCalledWith({ value: '135790' })
    await userEvent.click(
      screen.getByRole('link', { name: readerOf(context).t('app:fundPassword.forgotten') }),
    )
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'resetFundPassword' })
  },
}

const refusedWith = (code: 'FUND_PASSWORD_WRONG' | 'TOO_FREQUENT') => ({
  ...ready,
  refusal: { code, params: {}, fields: {} },
})
export const AWrongOne: Story = {
  args: { submit: refusedWith('FUND_PASSWORD_WRONG') },
  play: async (context) => {
    const input = await field(context)
    const text = readerOf(context).t('refusals:refusals.FUND_PASSWORD_WRONG')
    await waitFor(() => expect(input).toHaveAccessibleDescription(text))
  },
}
export const WrongTooOften: Story = { args: { submit: refusedWith('TOO_FREQUENT') } }
export const UnknownOutcome: Story = {
  args: {
    submit: { ...ready, state: { outcome: { kind: 'unknown', cause: 'timeout' }, at: 'sending' } },
  },
  play: async (context) => {
    await expect(await field(context)).toBeDisabled()
    await context.userEvent.click(
      screen.getByRole('button', { name: readerOf(context).t('app:unknown.check') }),
    )
    await expect(ready.check).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = { args: { submit: { ...ready, pending: true } } }
