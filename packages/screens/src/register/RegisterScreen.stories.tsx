import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { RegisterScreen } from './RegisterScreen.tsx'

const meta = {
  title: 'Screens/Register',
  tags: ['screen'],
  component: RegisterScreen,
  args: { invitation: 'ONELOT' },
  parameters: { scenario: { screen: 'register', world: 'guest' } },
} satisfies Meta<typeof RegisterScreen>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Hands = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>

interface Entered {
  readonly phone?: string
  readonly again?: string
}

/** Fills in the form as a person would, and sends it. */
async function register(
  { canvas, userEvent }: Hands,
  { phone = '01087654321', again = 'Onelot2026' }: Entered = {},
) {
  await userEvent.type(canvas.getByLabelText('Phone number'), phone)
  await userEvent.type(canvas.getByLabelText('Password'), 'Onelot2026')
  await userEvent.type(canvas.getByLabelText('Password again'), again)
  await userEvent.click(canvas.getByRole('checkbox', { name: /user agreement/ }))
  await userEvent.click(canvas.getByRole('checkbox', { name: /privacy policy/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Open account' }))
}

const refused = async (text: string) => {
  await waitFor(() => expect(document.querySelector('form [data-tone=error]')).toHaveTextContent(text))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Invitation code')).toHaveValue('ONELOT')
  },
}

export const OpensAnAccount: Story = {
  play: async (context) => {
    await register(context)
    await waitFor(() => expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'market' }))
  },
}

export const RefusesPasswordsThatDiffer: Story = {
  play: async (context) => {
    await register(context, { again: 'Onelot2027' })
    await context.canvas.findByText('The two do not match')
    await expect(context.canvas.getByLabelText('Password again')).toHaveFocus()
  },
}

export const AsksForEverything: Story = {
  args: { invitation: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open account' }))
    await waitFor(() => expect(canvas.getAllByText('Please fill this in')).toHaveLength(4))
    await expect(canvas.getAllByText('Please accept this to go on')).toHaveLength(2)
  },
}

export const RefusesAnAccountThatExists: Story = {
  play: async (context) => {
    await register(context, { phone: '01012345678' })
    await refused('An account with this number already exists.')
  },
}

export const RefusesAnUnknownInviter: Story = {
  args: { invitation: 'NOBODY' },
  play: async (context) => {
    await register(context)
    await refused('This invitation code is not known.')
  },
}

export const RegistrationFailed: Story = {
  parameters: {
    scenario: { world: 'guest', faults: [{ on: 'member/register', refuse: 'REGISTRATION_FAILED' }] },
  },
  play: async (context) => {
    await register(context)
    await refused('Registration did not go through.')
  },
}

/** The first attempt went through, though its answer never came: the check finds that account and opens no second. */
export const UnknownOutcomeIsChecked: Story = {
  parameters: {
    scenario: {
      world: 'guest',
      faults: [{ on: 'member/register', hang: true, times: 1 }],
      timeoutMs: 4000,
    },
  },
  play: async (context) => {
    await register(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Check now' }))
    await waitFor(() => expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'market' }))
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const Korean: Story = { globals: { language: 'kor' } }
export const TraditionalChinese: Story = { globals: { language: 'tw' } }
