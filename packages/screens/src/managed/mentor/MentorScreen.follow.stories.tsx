import type { RefusalCodeOnWire } from '@onelot/api-client'
import { mentorId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { tryAgain } from '../../../testing/tryAgain.ts'
import { MentorScreen } from './MentorScreen.tsx'

const meta = {
  title: 'Screens/Mentor/Following',
  tags: ['screen'],
  component: MentorScreen,
  args: { mentor: mentorId('river') },
  parameters: {
    purpose: 'Takes a request to follow a mentor, and says why it cannot.',
    scenario: { screen: 'mentor', world: 'mentorsAnnounced' },
  },
} satisfies Meta<typeof MentorScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openSheet(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const button = await context.canvas.findByRole('button', { name: t('mentor:follow.action') })
  await waitFor(() => expect(button).toBeEnabled())
  await context.userEvent.click(button)
  return screen.findByRole('dialog', { name: t('mentor:follow.title') })
}
const press = (context: Context, sheet: HTMLElement, name: string | RegExp) =>
  context.userEvent.click(within(sheet).getByRole('button', { name }))

async function fillIn(context: Context, sheet: HTMLElement, amount: string): Promise<void> {
  const field = within(sheet).getByRole('textbox', { name: readerOf(context).t('mentor:follow.amount') })
  await context.userEvent.clear(field)
  await context.userEvent.type(field, amount)
}

/** Up to the sheet that shows it once more. */
async function review(context: Context, amount = '1000'): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const sheet = await openSheet(context)
  await fillIn(context, sheet, amount)
  await press(context, sheet, t('mentor:follow.next'))
  return screen.findByRole('dialog', { name: t('mentor:follow.review') })
}
const confirm = (context: Context, sheet: HTMLElement) => press(context, sheet, /1,000/)

/** What is bought at once, and at which worth it ends by itself. */
export const HowMuch: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '1000')
    await expect(await within(sheet).findByText(t('mentor:bought.paid'))).toBeVisible()
    await expect(within(sheet).getByText(t('mentor:follow.floor')).parentElement).toHaveTextContent('800')
  },
}

export const LaterTradesAlone: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await context.userEvent.click(within(sheet).getByRole('switch', { name: t('mentor:follow.copyOpen') }))
    await expect(within(sheet).queryByText(t('mentor:bought.label'))).toBeNull()
  },
}

/** Under the least the form stays open, and says what the least is. */
export const UnderTheLeast: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '1')
    await press(context, sheet, t('mentor:follow.next'))
    await expect(within(sheet).getByRole('textbox')).toBeInvalid()
    await expect(screen.getByRole('dialog', { name: t('mentor:follow.title') })).toBeVisible()
  },
}

/** What is no amount is said so, not that it is missing; once it is mended, the form waits for the button. */
export const TooManyDigits: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '1000.555')
    await press(context, sheet, t('mentor:follow.next'))
    await expect(await within(sheet).findByText(ui('amount.tooManyPlaces'))).toBeVisible()
    await fillIn(context, sheet, '1000')
    await expect(within(sheet).queryByText(ui('amount.tooManyPlaces'))).toBeNull()
    await expect(screen.getByRole('dialog', { name: t('mentor:follow.title') })).toBeVisible()
  },
}

export const ShortOfMoney: Story = {
  parameters: { scenario: { world: 'mentorsPoor' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '9500')
    await press(context, sheet, t('newShares:deposit', { currency: 'USD' }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit', currency: 'USD' })
  },
}

export const Reviewed: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await review(context))
    for (const fact of ['mentors:fee', 'mentor:figures.term', 'sales:review.label'] as const)
      await expect(sheet.getByText(t(fact))).toBeVisible()
    await expect(sheet.getByText(t('mentor:how.withdraw'))).toBeVisible()
  },
}

/** Sent, it leads to the follow. */
export const Sent: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await confirm(context, await review(context))
    const receipt = await screen.findByRole('dialog', { name: t('mentor:done.title') })
    await press(context, receipt, t('mentor:done.see'))
    await expect(context.navigation.go).toHaveBeenCalledWith(expect.objectContaining({ to: 'follow' }))
  },
}

/** Refused once: the sheet stays, with why. */
const refusedBy = (code: RefusalCodeOnWire, values: object = {}): Story => ({
  parameters: {
    scenario: { world: 'mentorsAnnounced', faults: [{ on: 'copyTrading/submit', refuse: code, times: 1 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    await confirm(context, sheet)
    // Moments and amounts are those of the sample: what comes before them is compared.
    const [said = ''] = t(`refusals:refusals.${code}`, { until: '|', amount: '|', ...values }).split('|')
    await expect(await within(sheet).findByText((text) => text.startsWith(said))).toBeVisible()
    await expect(screen.getByRole('dialog', { name: t('mentor:follow.review') })).toBeVisible()
  },
})
export const NotEnoughLeftMeanwhile: Story = refusedBy('FUNDRAISING_QUOTA_INSUFFICIENT')
export const OverMeanwhile: Story = refusedBy('COPY_DEADLINE_EXCEEDED')
export const FollowedMeanwhile: Story = refusedBy('DUPLICATE_SUBSCRIPTION')
export const TooManyFollows: Story = refusedBy('RUNS_FULL', { count: 2 })

/** As many are followed as may be: said in the place of the action, with the way to them. */
export const NoMoreFollows: Story = {
  parameters: { scenario: { world: 'followsFull' } },
  play: async ({ canvas, userEvent, navigation, ...context }) => {
    const { t } = readerOf(context)
    await expect(await canvas.findByText(t('refusals:refusals.RUNS_FULL', { count: 1 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('mentor:ownFollows') }))
    await expect(navigation.go).toHaveBeenCalledWith(expect.objectContaining({ to: 'copyTrading' }))
    await expect(canvas.queryByRole('button', { name: t('mentor:follow.action') })).toBeNull()
  },
}

export const NotTradable: Story = refusedBy('TRADING_BANNED')

/** What the reader may ask for could not be read: why, and another try in the place of the action. */
export const TermsUnread: Story = {
  parameters: {
    scenario: { world: 'mentorsAnnounced', faults: [{ on: 'copyTrading/terms', http: 500 }] },
  },
  play: async (context) => {
    await tryAgain(context)
    await openSheet(context)
  },
}
