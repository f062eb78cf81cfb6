import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { NewestFollow } from './NewestFollow.tsx'

const meta = {
  title: 'Screens/Follow/Money',
  tags: ['screen'],
  component: NewestFollow,
  parameters: {
    purpose: 'Puts more into a follow and takes cash out of it.',
    scenario: { screen: 'follow', world: 'followAdded', asks: ['copyTrading/list'] },
  },
} satisfies Meta<typeof NewestFollow>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function open(context: Context, what: 'add' | 'remove') {
  const { t } = readerOf(context)
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: t(`follow:${what}.action`) }),
  )
  const sheet = within(await screen.findByRole('dialog', { name: t(`follow:${what}.question`) }))
  await sheet.findByRole('textbox', { name: t(`follow:${what}.amount`) })
  return sheet
}
const next = async (context: Context, what: 'add' | 'remove', sheet: Awaited<ReturnType<typeof open>>) => {
  const { t } = readerOf(context)
  await context.userEvent.click(sheet.getByRole('button', { name: t(`follow:${what}.next`) }))
}

async function review(context: Context, what: 'add' | 'remove', typed: string) {
  const { t } = readerOf(context)
  const sheet = await open(context, what)
  await context.userEvent.keyboard(typed)
  await next(context, what, sheet)
  return within(await screen.findByRole('dialog', { name: t(`follow:${what}.review`) }))
}
const confirm = (context: Context, what: 'add' | 'remove') =>
  messagePattern((amount) => readerOf(context).t(`follow:${what}.confirm`, { amount }))

/** Nothing typed is said once it is to be gone on with; more than there is at once, with the way to pay in. */
export const HowMuchMore: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await open(context, 'add')
    await expect(sheet.getByText(t('follow:withdraw'))).toBeInTheDocument()
    await next(context, 'add', sheet)
    await expect(await sheet.findByText(t('refusals:fields.required'))).toBeVisible()
    await context.userEvent.keyboard('999999999')
    await expect(await sheet.findByText(t('refusals:refusals.BALANCE_INSUFFICIENT'))).toBeVisible()
    const deposit = messagePattern((currency) => t('newShares:deposit', { currency }))
    await expect(sheet.getByRole('button', { name: deposit })).toBeEnabled()
  },
}

/** What is on hold, what for, and that nothing can be withdrawn meanwhile. */
export const ReviewMore: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context, 'add', '650')
    await expect(sheet.getByText(t('follow:withdraw'), { exact: false })).toBeVisible()
    await expect(sheet.getByRole('button', { name: confirm(context, 'add') })).toBeEnabled()
  },
}

export const MoreAskedFor: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context, 'add', '650')
    await context.userEvent.click(sheet.getByRole('button', { name: confirm(context, 'add') }))
    const receipt = within(await screen.findByRole('dialog', { name: t('follow:add.receipt') }))
    await expect(receipt.getByText(t('follow:add.note'))).toBeVisible()
  },
}

/** It waits for its review, and is taken back. */
export const MoreCancelled: Story = {
  parameters: { scenario: { world: 'followAdded' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const list = await context.canvas.findByRole('list', { name: t('follow:cash.more') })
    await context.userEvent.click(within(list).getByRole('button', { name: t('follow:cash.cancelMore') }))
    const question = within(await screen.findByRole('dialog', { name: t('follow:cancel.question') }))
    await context.userEvent.click(question.getByRole('button', { name: t('follow:asked.cancel') }))
    await waitFor(() =>
      expect(context.canvas.queryByRole('list', { name: t('follow:cash.more') })).toBeNull(),
    )
  },
}

/** The broker refuses it: the reason is beside the button. */
export const MoreRefused: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context, 'add', '650')
    const codes = [
      'PRODUCT_UNAVAILABLE',
      'ACCOUNT_NOT_FOUND',
      'ACCOUNT_FROZEN',
      'ACCOUNT_DISABLED',
      'TRADING_BANNED',
      'REAL_NAME_REQUIRED',
      'REAL_NAME_UNDER_REVIEW',
      'REAL_NAME_REJECTED',
      'FUND_OPERATION_PENDING',
      'ORDER_WRONG_STATE',
      'FUNDRAISING_QUOTA_INSUFFICIENT',
      'BALANCE_INSUFFICIENT',
      'AVAILABLE_INSUFFICIENT',
    ] as const
    await underEach(context, { on: 'copyTrading/add', codes }, async (code) => {
      await context.userEvent.click(sheet.getByRole('button', { name: confirm(context, 'add') }))
      const text =
        code === 'FUNDRAISING_QUOTA_INSUFFICIENT'
          ? messagePattern((amount) => t(`refusals:refusals.${code}`, { amount }))
          : t(`refusals:refusals.${code}`)
      await expect(await sheet.findByText(text)).toBeVisible()
    })
  },
}

export const TermsFail: Story = {
  parameters: { scenario: { world: 'followRunning', faults: [{ on: 'copyTrading/terms', http: 500 }] } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('follow:add.action') }))
    const sheet = within(await screen.findByRole('dialog', { name: t('follow:add.question') }))
    await expect(await sheet.findByRole('alert')).toBeVisible()
  },
}

/** More than may be taken out is said at once. */
export const HowMuchLess: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await open(context, 'remove')
    await next(context, 'remove', sheet)
    await expect(await sheet.findByText(t('refusals:fields.required'))).toBeVisible()
    await context.userEvent.keyboard('999999')
    await expect(
      await sheet.findByText(messagePattern((amount) => t('follow:remove.most', { amount }))),
    ).toBeVisible()
  },
}

/** What is left, and where that ends. */
export const TakenOut: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context, 'remove', '100')
    await expect(sheet.getByText(t('follow:remove.floor'))).toBeVisible()
    await context.userEvent.click(sheet.getByRole('button', { name: confirm(context, 'remove') }))
    await expect(await context.canvas.findByText(t('follow:taken'))).toBeInTheDocument()
  },
}

/** The broker refuses it: the reason is beside the button. */
export const TakingOutRefused: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await review(context, 'remove', '100')
    const codes = ['ACCOUNT_NOT_FOUND', 'ACCOUNT_FROZEN', 'ACCOUNT_DISABLED', 'ORDER_WRONG_STATE'] as const
    await underEach(context, { on: 'copyTrading/remove', codes }, async (code) => {
      await context.userEvent.click(sheet.getByRole('button', { name: confirm(context, 'remove') }))
      await expect(await sheet.findByText(t(`refusals:refusals.${code}`))).toBeVisible()
    })
  },
}
