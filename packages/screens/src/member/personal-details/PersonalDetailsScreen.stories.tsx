import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { PersonalDetailsScreen } from './PersonalDetailsScreen.tsx'

const meta = {
  title: 'Screens/Personal details',
  tags: ['screen', 'autodocs'],
  component: PersonalDetailsScreen,
  parameters: {
    purpose:
      'Says what the account is known by, and what its member has accepted, each in the version that it had.',
    scenario: { screen: 'personalDetails', world: 'newMember' },
  },
} satisfies Meta<typeof PersonalDetailsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t, titleOf } = readerOf(context)
    await expect(await canvas.findByRole('group', { name: t('personalDetails:account') })).toBeVisible()
    const privacy = canvas.getByRole('link', { name: (name: string) => name.startsWith(titleOf('privacy')) })
    await userEvent.click(privacy)
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'privacy' })
  },
}

/** Of a number no more than its end shows. */
export const HidesTheNumber: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\*+\d{4}$/)).toBeVisible()
  },
}

export const LeadsToAnotherNumber: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const name = new RegExp(`^${RegExp.escape(readerOf(context).titleOf('phoneNumber'))}`)
    await userEvent.click(await canvas.findByRole('link', { name }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'phoneNumber' })
  },
}

const seatWay = (context: Parameters<NonNullable<Story['play']>>[0]) => {
  const { t, titleOf } = readerOf(context)
  return {
    name: new RegExp(
      `^${RegExp.escape(titleOf('seatAccount'))}.*${RegExp.escape(t('personalDetails:seat.seat'))}$`,
    ),
  }
}

export const SeatAccount: Story = {
  parameters: { scenario: { world: 'seatHolder' } },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    await userEvent.click(await canvas.findByRole('link', seatWay(context)))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'seatAccount' })
  },
}

export const WithoutSeats: Story = {
  parameters: { scenario: { world: 'withoutSeats' } },
  play: async (context) => {
    const { titleOf } = readerOf(context)
    await context.canvas.findByText(titleOf('phoneNumber'))
    await waitFor(() => expect(context.canvas.queryByText(titleOf('seatAccount'))).toBeNull())
  },
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
export const Loading: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'member/me', hang: true }] } },
}
export const Offline: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: '*', offline: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'member/me', http: 500 }] } },
}
