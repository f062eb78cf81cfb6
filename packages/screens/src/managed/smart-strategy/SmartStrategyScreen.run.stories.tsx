import type { RefusalCodeOnWire } from '@onelot/api-client'
import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { tryAgain } from '../../../testing/tryAgain.ts'
import { SmartStrategyScreen } from './SmartStrategyScreen.tsx'

const meta = {
  title: 'Screens/Smart strategy/Running',
  tags: ['screen'],
  component: SmartStrategyScreen,
  args: { strategy: 'crossing', instrument: instrumentId('US:AAPL') },
  parameters: {
    purpose: 'Begins a run of a strategy with own money, and says why it cannot.',
    scenario: { screen: 'smartStrategy', world: 'realNamePassed' },
  },
} satisfies Meta<typeof SmartStrategyScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openSheet(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const button = await context.canvas.findByRole('button', { name: t('smartStrategy:run.action') })
  await waitFor(() => expect(button).toBeEnabled())
  await context.userEvent.click(button)
  return screen.findByRole('dialog', { name: t('smartStrategy:run.title') })
}
const press = (context: Context, sheet: HTMLElement, name: string | RegExp) =>
  context.userEvent.click(within(sheet).getByRole('button', { name }))

async function fillIn(context: Context, sheet: HTMLElement, amount: string): Promise<void> {
  const name = readerOf(context).t('smartStrategy:run.amount')
  const field = within(sheet).getByRole('textbox', { name })
  await context.userEvent.clear(field)
  await context.userEvent.type(field, amount)
}

/** Up to the sheet that shows it once more. */
async function review(context: Context, amount = '1000'): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const sheet = await openSheet(context)
  await fillIn(context, sheet, amount)
  await press(context, sheet, t('smartStrategy:run.next'))
  return screen.findByRole('dialog', { name: t('smartStrategy:run.review') })
}
const confirm = (context: Context, sheet: HTMLElement) => press(context, sheet, /1,000/)

/** What it costs, and what it would do first with that amount. */
export const HowMuch: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await openSheet(context))
    await expect(sheet.getByText(t('smartStrategy:next.label'))).toBeVisible()
    const term = sheet.getByRole('button', { name: '60' })
    await context.userEvent.click(term)
    await expect(term).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Under the least the form stays open, and says what the least is. */
export const UnderTheLeast: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '1')
    await press(context, sheet, t('smartStrategy:run.next'))
    await expect(within(sheet).getByRole('textbox')).toBeInvalid()
    await expect(screen.getByRole('dialog', { name: t('smartStrategy:run.title') })).toBeVisible()
  },
}

/** What is no amount is said so, not that it is missing; once it is mended, the form waits for the button. */
export const TooManyDigits: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '1000.555')
    await press(context, sheet, t('smartStrategy:run.next'))
    await expect(await within(sheet).findByText(ui('amount.tooManyPlaces'))).toBeVisible()
    await fillIn(context, sheet, '1000')
    await expect(within(sheet).queryByText(ui('amount.tooManyPlaces'))).toBeNull()
    await expect(screen.getByRole('dialog', { name: t('smartStrategy:run.title') })).toBeVisible()
  },
}

export const ShortOfMoney: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '90000000')
    await press(context, sheet, t('newShares:deposit', { currency: 'USD' }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit', currency: 'USD' })
  },
}

export const Reviewed: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await review(context))
    await expect(sheet.getByText(t('smartStrategy:run.lastDay'))).toBeVisible()
    await expect(sheet.getByText((text) => text.endsWith(t('smartStrategy:how.withdraw')))).toBeVisible()
  },
}

/** Sent, it leads to own runs. */
export const Sent: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await confirm(context, await review(context))
    const receipt = await screen.findByRole('dialog', { name: t('smartStrategy:done.title') })
    await press(context, receipt, t('smartStrategy:done.see'))
    await expect(context.navigation.go).toHaveBeenCalledWith(expect.objectContaining({ to: 'smartOrders' }))
  },
}

/** Refused once: the sheet stays, with why. */
const refusedBy = (code: RefusalCodeOnWire, values: object = {}): Story => ({
  parameters: {
    scenario: { world: 'realNamePassed', faults: [{ on: 'strategies/submit', refuse: code, times: 1 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    await confirm(context, sheet)
    // Amounts are those of the sample: what comes before them is compared.
    const [said = ''] = t(`refusals:refusals.${code}`, { amount: '|', ...values }).split('|')
    await expect(await within(sheet).findByText((text) => text.startsWith(said))).toBeVisible()
    await expect(screen.getByRole('dialog', { name: t('smartStrategy:run.review') })).toBeVisible()
  },
})
export const TooManyRuns: Story = refusedBy('RUNS_FULL', { count: 2 })
export const BelowTheLeastMeanwhile: Story = refusedBy('BUY_BELOW_MINIMUM')
export const SpentMeanwhile: Story = refusedBy('BALANCE_INSUFFICIENT')
export const OnHoldMeanwhile: Story = refusedBy('AVAILABLE_INSUFFICIENT')
export const NotTradable: Story = refusedBy('TRADING_BANNED')
export const NotOfferedMeanwhile: Story = refusedBy('PRODUCT_UNAVAILABLE')

/** As many run as may: said in the place of the action, with the way to them. */
export const NoMoreRuns: Story = {
  parameters: { scenario: { world: 'runsFull' } },
  play: async ({ canvas, userEvent, navigation, ...context }) => {
    const { t, titleOf } = readerOf(context)
    await expect(await canvas.findByText(t('refusals:refusals.RUNS_FULL', { count: 10 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: titleOf('smartOrders') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'smartOrders' })
    await expect(canvas.queryByRole('button', { name: t('smartStrategy:run.action') })).toBeNull()
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: t('smartStrategy:run.action') }),
    )
    await expect(await screen.findByRole('dialog', { name: t('smartStrategy:guest.title') })).toBeVisible()
  },
}

export const NotVerified: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    const { titleOf } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: titleOf('realName') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}

/** What the reader may ask for could not be read: why, and another try in the place of the action. */
export const TermsUnread: Story = {
  parameters: {
    scenario: { world: 'realNamePassed', faults: [{ on: 'strategies/terms', http: 500 }] },
  },
  play: async (context) => {
    await tryAgain(context)
    await openSheet(context)
  },
}
