import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { SecuritiesLendingScreen } from './SecuritiesLendingScreen.tsx'

const meta = {
  title: 'Screens/Securities lending/For a term',
  tags: ['screen'],
  component: SecuritiesLendingScreen,
  parameters: {
    purpose: 'Takes a request to lend own shares for a term, with what it brings, and says why it cannot.',
    scenario: { screen: 'securitiesLending', world: 'lendingOwned' },
  },
} satisfies Meta<typeof SecuritiesLendingScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openSheet(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const shares = await context.canvas.findByRole('region', { name: t('securitiesLending:shares.label') })
  await context.userEvent.click(within(shares).getByRole('button'))
  const sheet = await screen.findByRole('dialog', { name: t('securitiesLending:lend.title') })
  await within(sheet).findByRole('spinbutton')
  return sheet
}
const press = (context: Context, sheet: HTMLElement, name: string | RegExp) =>
  context.userEvent.click(within(sheet).getByRole('button', { name }))

async function fillIn(context: Context, sheet: HTMLElement, lots: string): Promise<HTMLElement> {
  const field = within(sheet).getByRole('spinbutton')
  await context.userEvent.clear(field)
  if (lots !== '') await context.userEvent.type(field, lots)
  return field
}

async function review(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const sheet = await openSheet(context)
  await press(context, sheet, t('securitiesLending:lend.next'))
  return screen.findByRole('dialog', { name: t('securitiesLending:lend.review') })
}
const confirmName = (context: Context) =>
  messagePattern((shares) => readerOf(context).t('securitiesLending:lend.confirm', { shares }))

/** How many, how long, and what that brings before and after tax. */
export const HowMany: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await openSheet(context))
    await expect(sheet.getAllByRole('radio')).toHaveLength(3)
    for (const fact of ['income.gross', 'income.tax', 'lend.net'] as const)
      await expect(sheet.getByText(t(`securitiesLending:${fact}`))).toBeVisible()
  },
}

/** A longer term brings more. */
export const ForNinetyDays: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    const net = within(sheet).getByText(t('securitiesLending:lend.net')).parentElement
    const before = net?.textContent ?? ''
    const days = t('securitiesLending:lend.days', { count: 90 })
    await context.userEvent.click(within(sheet).getByRole('radio', { name: (name) => name.startsWith(days) }))
    await waitFor(() => expect(net).not.toHaveTextContent(before))
  },
}

/** More than there are, and less than the least, are said under the number. */
export const WrongNumbers: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const sheet = await openSheet(context)
    const most = ui('finance.bounds.most', { bound: ui('finance.shares', { count: 40 }) })
    await expect(await fillIn(context, sheet, '41')).toHaveAccessibleDescription(
      expect.stringContaining(most),
    )
    const least = messagePattern((amount) => t('refusals:refusals.LENDING_BELOW_MINIMUM', { amount }))
    await fillIn(context, sheet, '1')
    await expect(await within(sheet).findByText(least)).toHaveTextContent('1,000')
    await fillIn(context, sheet, '')
    await press(context, sheet, t('securitiesLending:lend.next'))
    await expect(screen.getByRole('dialog', { name: t('securitiesLending:lend.title') })).toBeVisible()
  },
}

/** Members may lend no more of it together. */
export const TheQuotaIsFull: Story = {
  parameters: { scenario: { world: 'lendingFull' } },
  play: async (context) => {
    const sheet = await openSheet(context)
    const text = readerOf(context).t('refusals:refusals.LENDING_QUOTA_FULL')
    await expect(within(sheet).getByText(text)).toBeVisible()
  },
}

/** A ban on trading shows in place of the action, with the way to ask about it. */
export const Restricted: Story = {
  parameters: { scenario: { world: 'tradingBanned' } },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    const sheet = within(await openSheet(context))
    await expect(sheet.getByText(t('refusals:refusals.TRADING_BANNED'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: titleOf('customerService') })).toBeEnabled()
  },
}

export const TermsFail: Story = {
  parameters: { scenario: { world: 'lendingOwned', faults: [{ on: 'lending/terms', http: 500 }] } },
  play: async (context) => {
    const { t } = readerOf(context)
    const shares = await context.canvas.findByRole('region', { name: t('securitiesLending:shares.label') })
    await context.userEvent.click(within(shares).getByRole('button'))
    const sheet = await screen.findByRole('dialog', { name: t('securitiesLending:lend.title') })
    await expect(await within(sheet).findByText(t('app:failure.safe'))).toBeVisible()
  },
}

export const Reviewed: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = within(await review(context))
    await expect(sheet.getByText(t('securitiesLending:risks.term'), { exact: false })).toBeVisible()
    await expect(sheet.getByRole('button', { name: confirmName(context) })).toBeEnabled()
  },
}

export const Receipt: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await press(context, await review(context), confirmName(context))
    const receipt = await screen.findByRole('dialog', { name: t('securitiesLending:done.title') })
    await expect(within(receipt).getByText(t('securitiesLending:done.note'))).toBeVisible()
  },
}

/** What has come in the way while it was filled in: the sheet stays, with why. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context)
    const codes = [
      'LENDING_BELOW_MINIMUM',
      'LENDING_QUOTA_FULL',
      'LENDING_CHANNEL_CLOSED',
      'PRICE_UNAVAILABLE',
      'PRODUCT_UNAVAILABLE',
      'TRADING_BANNED',
      'FUND_OPERATION_PENDING',
      'REAL_NAME_REJECTED',
      'VALIDATION',
    ] as const
    await underEach(context, { on: 'lending/submit', codes }, async (code) => {
      await press(context, sheet, confirmName(context))
      const text = messagePattern((amount) => t(`refusals:refusals.${code}`, { amount }))
      await expect(await within(sheet).findByText(text)).toBeVisible()
      await expect(screen.getByRole('dialog', { name: t('securitiesLending:lend.review') })).toBeVisible()
    })
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'lendingOwned', faults: [{ on: 'lending/submit', http: 500, times: 1 }] },
  },
  play: async (context) => {
    const sheet = await review(context)
    await press(context, sheet, confirmName(context))
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(sheet).findByRole('button', { name: check })).toBeVisible()
  },
}
