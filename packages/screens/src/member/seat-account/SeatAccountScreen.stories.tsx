import { demoInstitution } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { SeatAccountScreen } from './SeatAccountScreen.tsx'

const meta = {
  title: 'Screens/Seat account',
  tags: ['screen', 'autodocs'],
  component: SeatAccountScreen,
  parameters: {
    purpose: 'Applies for the seat of an institution by its code, and says how far that has got.',
    scenario: { screen: 'seatAccount', world: 'newMember' },
  },
} satisfies Meta<typeof SeatAccountScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const seeState = (context: Context, state: 'underReview' | 'seat' | 'rejected') =>
  context.canvas.findByRole('heading', {
    name: readerOf(context).t(`seatAccount:states.${state}.title`),
  })

async function enterCode(context: Context, code: string): Promise<void> {
  const field = await context.canvas.findByLabelText(readerOf(context).t('seatAccount:code'))
  if (code !== '') await context.userEvent.type(field, code)
}

const press = async (context: Context) => {
  await context.userEvent.click(
    context.canvas.getByRole('button', { name: readerOf(context).t('seatAccount:apply') }),
  )
}

async function apply(context: Context, code: string = demoInstitution): Promise<void> {
  await enterCode(context, code)
  await press(context)
}

/** Says before who has a code. */
export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await context.canvas.findByRole('heading', { name: t('seatAccount:ask') })).toBeVisible()
    await expect(context.canvas.getByText(t('seatAccount:why'))).toBeVisible()
  },
}

/** From the code, as people write it, to the state that the review sets while the page is open. */
export const Applies: Story = {
  play: async (context) => {
    await apply(context, ` ${demoInstitution.toLowerCase()}`)
    await seeState(context, 'underReview')
    await screen.findByText(readerOf(context).t('seatAccount:sent'))
    await context.broker.advance('10 s')
    await seeState(context, 'seat')
  },
}

export const UnderReview: Story = {
  parameters: { scenario: { world: 'seatUnderReview' } },
  play: async (context) => {
    await seeState(context, 'underReview')
    await expect(context.canvas.getByText(demoInstitution)).toBeVisible()
    await expect(context.canvas.queryByLabelText(readerOf(context).t('seatAccount:code'))).toBeNull()
  },
}

async function askToCancel(context: Context) {
  const { t } = readerOf(context)
  const action = t('seatAccount:cancel.action')
  await context.userEvent.click(await context.canvas.findByRole('button', { name: action }))
  const dialog = await screen.findByRole('dialog', { name: t('seatAccount:cancel.question') })
  return { dialog, confirm: within(dialog).getByRole('button', { name: action }) }
}

/** After a question; then one can apply anew. */
export const TakesTheApplicationBack: Story = {
  parameters: { scenario: { world: 'seatUnderReview' } },
  play: async (context) => {
    const { dialog, confirm } = await askToCancel(context)
    await context.userEvent.click(confirm)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await context.canvas.findByRole('heading', { name: readerOf(context).t('seatAccount:ask') })
  },
}

/** It has passed while the question was open. */
export const ItPassedMeanwhile: Story = {
  parameters: {
    scenario: {
      world: 'seatUnderReview',
      faults: [{ on: 'requests/cancel', refuse: 'ORDER_NOT_IN_REVIEW' }],
    },
  },
  play: async (context) => {
    const { dialog, confirm } = await askToCancel(context)
    await context.userEvent.click(confirm)
    const said = readerOf(context).t('refusals:refusals.ORDER_NOT_IN_REVIEW')
    await expect(await within(dialog).findByText(said)).toBeVisible()
  },
}

export const Seated: Story = {
  parameters: { scenario: { world: 'seatHolder' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await seeState(context, 'seat')
    await expect(context.canvas.getByText(demoInstitution)).toBeVisible()
    await expect(context.canvas.getByText(t('seatAccount:facts.at.seat'))).toBeVisible()
  },
}

export const Rejected: Story = {
  parameters: { scenario: { world: 'seatRejected' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await seeState(context, 'rejected')
    await expect(context.canvas.getByText(/not on the list/)).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('seatAccount:again') })).toBeEnabled()
  },
}

export const AppliesAgain: Story = {
  parameters: { scenario: { world: 'seatRejected' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await seeState(context, 'rejected')
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('seatAccount:again') }))
    await apply(context)
    await seeState(context, 'underReview')
  },
}

export const AsksForACode: Story = {
  play: async (context) => {
    await apply(context, '')
    await context.canvas.findByText(readerOf(context).t('refusals:fields.required'))
  },
}

export const RefusesACodeOfNoInstitution: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await apply(context, 'NOBODY-1')
    await context.canvas.findByText(t('refusals:refusals.INVITER_NOT_FOUND'))
    await expect(context.canvas.getByLabelText(t('seatAccount:code'))).toHaveFocus()
  },
}

export const Refused: Story = {
  play: async (context) => {
    await enterCode(context, demoInstitution)
    const codes = ['ALREADY_SEAT_ACCOUNT', 'ACCOUNT_FROZEN', 'TOO_FREQUENT'] as const
    await underEach(context, { on: 'seat/apply', codes }, async (code) => {
      await press(context)
      await context.canvas.findByText(readerOf(context).t(`refusals:refusals.${code}`))
    })
  },
}

/** It went through, though its answer never came: the account says so. */
export const TheAnswerIsLost: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'seat/apply', hang: true, times: 1 }] } },
  play: async (context) => {
    await apply(context)
    await context.giveUpAnswer()
    await seeState(context, 'underReview')
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutSeats' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await context.canvas.findByText(t('notOffered:title', { area: titleOf('seatAccount') }))
  },
}

/** What was known stays, under since when it is old. */
export const KeepsTheStateWhileOffline: Story = {
  parameters: { scenario: { world: 'seatHolder' } },
  play: async (context) => {
    await refreshOnceOnline(context, () => seeState(context, 'seat'))
  },
}

export const Offline: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'seat/apply', offline: true }] } },
  play: async (context) => {
    await apply(context)
    await context.canvas.findByRole('button', { name: readerOf(context).t('app:unknown.check') })
  },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'seat/status', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('app:failure.http'), { exact: false })
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'seat/status', hang: true }] } },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('app:member.title'))
  },
}
