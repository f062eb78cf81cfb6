import { decimal, instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { TheIncrease } from './TheIncrease.tsx'

const meta = {
  title: 'Screens/Increase detail/Applying',
  tags: ['screen'],
  component: TheIncrease,
  parameters: {
    purpose: 'Takes an application for new shares of a capital increase, and says why it cannot.',
    scenario: { screen: 'increaseDetail', world: 'rightsOpen', asks: ['increases/products'] },
  },
} satisfies Meta<typeof TheIncrease>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openSheet(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const button = await context.canvas.findByRole('button', { name: t('increaseDetail:apply.action') })
  await waitFor(() => expect(button).toBeEnabled())
  await context.userEvent.click(button)
  return screen.findByRole('dialog', { name: t('increaseDetail:apply.title') })
}
const press = (context: Context, sheet: HTMLElement, name: string | RegExp) =>
  context.userEvent.click(within(sheet).getByRole('button', { name }))

async function fillIn(context: Context, sheet: HTMLElement, shares: string): Promise<void> {
  const name = readerOf(context).t('increaseDetail:apply.shares')
  const field = within(sheet).getByRole('spinbutton', { name })
  await context.userEvent.clear(field)
  await context.userEvent.type(field, shares)
  await context.userEvent.tab()
}

/** Up to the sheet that shows it once more. */
async function review(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  await press(context, await openSheet(context), t('increaseDetail:apply.next'))
  return screen.findByRole('dialog', { name: t('increaseDetail:apply.review') })
}
const confirmName = (context: Context) =>
  messagePattern((shares) => readerOf(context).t('increaseDetail:apply.confirm', { shares }))

/** All rights at first: what they take, when the shares are issued, and until when they are locked. */
export const HowMany: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await openSheet(context))
    await expect(sheet.getByRole('spinbutton', { name: t('increaseDetail:apply.shares') })).toHaveValue('6')
    await expect(sheet.getByText(t('sales:total'))).toBeVisible()
    await expect(sheet.getByText(t('sales:locked'))).toBeVisible()
    await expect(sheet.queryByText(t('increaseDetail:apply.unused'))).toBeNull()
  },
}

/** Rights that are left over lapse. */
export const SomeOfThem: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '4')
    const unused = within(sheet).getByText(t('increaseDetail:apply.unused')).parentElement
    await expect(unused).toHaveTextContent(ui('finance.shares', { count: 2 }))
  },
}

/** More than there are rights is said at once, and goes no further. */
export const MoreThanRights: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '7')
    const most = ui('finance.bounds.most', { bound: ui('finance.shares', { count: 6 }) })
    await expect(await within(sheet).findByText(most)).toBeVisible()
    await press(context, sheet, t('increaseDetail:apply.next'))
    await expect(screen.getByRole('dialog', { name: t('increaseDetail:apply.title') })).toBeVisible()
  },
}

export const ShortOfMoney: Story = {
  parameters: { scenario: { world: 'rightsPoor' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await press(context, sheet, t('newShares:deposit', { currency: 'USD' }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit', currency: 'USD' })
  },
}

/** The share has fallen under the price of a new one. */
export const TheMarketIsCheaper: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await context.broker.broker.operator.setPrice(instrumentId('US:AAPL'), decimal('100'))
    await expect(await within(sheet).findByText(t('increaseDetail:apply.cheaper'))).toBeVisible()
  },
}

export const Reviewed: Story = {
  play: async (context) => {
    const sheet = within(await review(context))
    await expect(sheet.getByRole('button', { name: confirmName(context) })).toBeEnabled()
  },
}

export const Receipt: Story = {
  play: async (context) => {
    await press(context, await review(context), confirmName(context))
    const title = readerOf(context).t('increaseDetail:done.title')
    await expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  },
}

/** Sent, it waits on the page, and can be taken back. */
export const Sent: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await press(context, await review(context), confirmName(context))
    const receipt = await screen.findByRole('dialog', { name: t('increaseDetail:done.title') })
    await press(context, receipt, t('increaseDetail:done.close'))
    const cancel = t('increaseDetail:rights.cancel')
    await expect(await context.canvas.findByRole('button', { name: cancel })).toBeVisible()
  },
}

const meanwhile = [
  'SUBSCRIPTION_CHANNEL_CLOSED',
  'TRADING_BANNED',
  'FUND_OPERATION_PENDING',
  'AVAILABLE_INSUFFICIENT',
  'DUPLICATE_SUBSCRIPTION',
  'REAL_NAME_REJECTED',
  'PRODUCT_UNAVAILABLE',
  'VALIDATION',
] as const

/** What has come in the way while it was filled in: the sheet stays, with why. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    await underEach(context, { on: 'increases/apply', codes: meanwhile }, async (code) => {
      await press(context, sheet, confirmName(context))
      await expect(await within(sheet).findByText(t(`refusals:refusals.${code}`))).toBeVisible()
      await expect(screen.getByRole('dialog', { name: t('increaseDetail:apply.review') })).toBeVisible()
    })
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: {
      world: 'rightsOpen',
      faults: [{ on: 'increases/apply', http: 500, times: 1 }],
    },
  },
  play: async (context) => {
    const sheet = await review(context)
    await press(context, sheet, confirmName(context))
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(sheet).findByRole('button', { name: check })).toBeVisible()
  },
}
