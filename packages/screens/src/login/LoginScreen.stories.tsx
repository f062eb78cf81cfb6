import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LoginScreen } from './LoginScreen.tsx'

const meta = {
  title: 'Screens/Login',
  tags: ['screen'],
  component: LoginScreen,
  parameters: { scenario: { screen: 'login', world: 'guest' } },
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LogsIn: Story = {
  play: async ({ canvas, userEvent, navigation }) => {
    await userEvent.type(canvas.getByLabelText('Phone number'), '010-1234-5678')
    await userEvent.type(canvas.getByLabelText('Password'), 'Onelot2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'market' }))
  },
}

export const AsksForBothFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(canvas.getAllByText('Please fill this in')).toHaveLength(2))
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus()
  },
}

export const RefusesAWrongPassword: Story = {
  play: async ({ canvas, userEvent, navigation }) => {
    await userEvent.type(canvas.getByLabelText('Phone number'), '01012345678')
    await userEvent.type(canvas.getByLabelText('Password'), 'Onelot2025{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: '' })).toHaveTextContent(
        'The account or the password is wrong.',
      ),
    )
    await expect(canvas.getByLabelText('Password')).toHaveValue('Onelot2025')
    await expect(navigation.replace).not.toHaveBeenCalled()
  },
}

const refusal = (refuse: 'LOGIN_BANNED' | 'ACCOUNT_DISABLED' | 'LOGIN_FAILED' | 'TOO_FREQUENT'): Story => ({
  parameters: { scenario: { world: 'guest', faults: [{ on: 'member/login', refuse }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone number'), '01012345678')
    await userEvent.type(canvas.getByLabelText('Password'), 'Onelot2026{Enter}')
    await waitFor(() => expect(document.querySelector('form [data-tone=error]')).toBeVisible())
  },
})
export const LoginBanned: Story = refusal('LOGIN_BANNED')
export const AccountDisabled: Story = refusal('ACCOUNT_DISABLED')
export const LoginFailed: Story = refusal('LOGIN_FAILED')
export const TooManyAttempts: Story = refusal('TOO_FREQUENT')

export const ShowsThePassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret1')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

export const AfterASessionEnded: Story = {
  parameters: {
    scenario: { world: 'guest', ended: { phone: '01012345678', returnTo: '/trade/index' } },
  },
  play: async ({ canvas, userEvent, navigation }) => {
    await canvas.findByRole('heading', { name: 'Log in again' })
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('01012345678')
    await userEvent.type(canvas.getByLabelText('Password'), 'Onelot2026{Enter}')
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith('/trade/index'))
  },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'member/login', offline: true }] } },
  play: async ({ canvas, userEvent, broker, navigation }) => {
    await userEvent.type(canvas.getByLabelText('Phone number'), '01012345678')
    await userEvent.type(canvas.getByLabelText('Password'), 'Onelot2026{Enter}')
    const check = await canvas.findByRole('button', { name: 'Check now' })
    broker.setFaults([])
    await userEvent.click(check)
    await canvas.findByText('It never arrived. You can send it again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'market' }))
  },
}

export const Waiting: Story = {
  parameters: { scenario: { world: 'guest', faults: [{ on: 'member/login', hang: true }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone number'), '01012345678')
    await userEvent.type(canvas.getByLabelText('Password'), 'Onelot2026{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Log in/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Korean: Story = { globals: { language: 'kor' } }
export const TraditionalChinese: Story = { globals: { language: 'tw' } }
