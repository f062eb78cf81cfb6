import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMoney, intlLocale } from '@onelot/ui'
import { money } from '@onelot/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { CheckInScreen } from './CheckInScreen.tsx'

const meta = {
  title: 'Screens/Check in',
  tags: ['screen', 'autodocs'],
  component: CheckInScreen,
  parameters: {
    purpose: 'Checks the member in once a day, and redeems check-ins for a reward.',
    scenario: { screen: 'checkIn', world: 'checkedIn' },
  },
} satisfies Meta<typeof CheckInScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findStreak = (context: Context, count: number) =>
  context.canvas.findByRole('heading', {
    name:
      count === 0
        ? readerOf(context).t('checkIn:noStreak')
        : readerOf(context).t('checkIn:streak', { count }),
  })
const actionOf = (context: Context) =>
  context.canvas.findByRole('button', { name: readerOf(context).t('checkIn:action') })

async function checkInNow(context: Context): Promise<void> {
  await context.userEvent.click(await actionOf(context))
}

/** Presses Redeem of the reward of seven check-ins, and answers that it is meant. */
async function redeemWeek(context: Context): Promise<HTMLElement> {
  const { t, language } = readerOf(context)
  const amount = formatMoney(intlLocale(language), money('KRW', '1000'))
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: t('checkIn:redeem.named', { amount }) }),
  )
  const dialog = await screen.findByRole('dialog')
  await context.userEvent.click(within(dialog).getByRole('button', { name: t('checkIn:redeem.action') }))
  return dialog
}

/** Seven days up to yesterday: today is to be done, and a reward can be had. */
export const Default: Story = {
  play: async (context) => {
    await findStreak(context, 7)
    await expect(await actionOf(context)).toBeEnabled()
  },
}

export const ChecksIn: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await checkInNow(context)
    await screen.findByText(t('refusals:successes.CHECKED_IN'))
    await findStreak(context, 8)
    await expect(context.canvas.getByRole('button', { name: t('checkIn:done') })).toBeDisabled()
  },
}

/** Two days later: the streak is over, the balance is there. */
export const AfterAGap: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await findStreak(context, 7)
    await context.broker.advance('2 days')
    const refresh = context.canvas.getByRole('button', { name: ui('pull.button') })
    refresh.focus()
    await context.userEvent.keyboard('{Enter}')
    await findStreak(context, 0)
    await expect(context.canvas.getByText(t('checkIn:balance', { count: 7 }))).toBeVisible()
  },
}

export const Redeems: Story = {
  play: async (context) => {
    const { t, language } = readerOf(context)
    const dialog = await redeemWeek(context)
    const amount = formatMoney(intlLocale(language), money('KRW', '1000'))
    await screen.findByText(t('checkIn:redeem.done', { amount }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(await context.canvas.findByText(t('checkIn:missing', { count: 7 }))).toBeVisible()
  },
}

export const NewMember: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    await findStreak(context, 0)
  },
}

/** Done on another device meanwhile. */
export const AlreadyCheckedIn: Story = {
  parameters: {
    scenario: {
      world: 'checkedIn',
      faults: [{ on: 'checkIn/today', refuse: 'ALREADY_CHECKED_IN' }],
    },
  },
  play: async (context) => {
    await checkInNow(context)
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('refusals:refusals.ALREADY_CHECKED_IN'))).toBeVisible()
  },
}

export const TooFewCheckIns: Story = {
  parameters: {
    scenario: {
      world: 'checkedIn',
      faults: [{ on: 'checkIn/redeem', refuse: 'CHECK_INS_INSUFFICIENT' }],
    },
  },
  play: async (context) => {
    const dialog = await redeemWeek(context)
    const said = readerOf(context).t('refusals:refusals.CHECK_INS_INSUFFICIENT', { count: 2 })
    await expect(await within(dialog).findByText(said)).toBeVisible()
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'checkedIn', faults: [{ on: 'checkIn/today', http: 500, times: 1 }] },
  },
  play: async (context) => {
    await checkInNow(context)
    await expect(
      await context.canvas.findByRole('button', { name: readerOf(context).t('app:unknown.check') }),
    ).toBeVisible()
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutCheckIn' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('checkIn') })),
    ).toBeVisible()
  },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'checkedIn', faults: [{ on: 'checkIn/status', http: 500 }] } },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'checkedIn', faults: [{ on: 'checkIn/status', hang: true }] } },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findStreak(context, 7)),
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
