import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { refreshOffline, refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { scrollThrough } from '../../../testing/wholeList.ts'
import { FundRecordScreen } from './FundRecordScreen.tsx'

const meta = {
  title: 'Screens/Fund record',
  tags: ['screen', 'autodocs'],
  component: FundRecordScreen,
  parameters: {
    purpose:
      'Lists every movement of money, newest first, so that a balance can be traced to what caused it.',
    scenario: { screen: 'fundRecord', world: 'holder' },
  },
} satisfies Meta<typeof FundRecordScreen>
export default meta
type Story = StoryObj<typeof meta>

type Shown = Pick<StoryContext, 'canvas' | 'globals'>

const rowsOf = async ({ canvas, globals }: Shown) => {
  const { t } = readerOf({ globals })
  const record = within(await canvas.findByRole('region', { name: t('fundRecord:list') }))
  return record.getAllByRole('button')
}

const purchase = (context: Shown): RegExp => {
  const { t } = readerOf(context)
  return messagePattern((name) => t('ledger:traded.opened.long', { name }))
}

export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const rows = await rowsOf(context)
    const bought = rows.find((row) => row.textContent.search(purchase(context)) === 0)
    await expect(bought).toHaveTextContent('−')
  },
}

/** What was given of one currency, and what came of another. */
export const BothLegsOfAnExchange: Story = {
  globals: { hideAmounts: 'shown' },
  parameters: { scenario: { world: 'exchanged' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const rows = await rowsOf(context)
    for (const [leg, sign] of [
      ['sold', '−'],
      ['bought', '+'],
    ] as const) {
      const name = t(`products:exchange.movements.${leg}.name`)
      await expect(rows.find((row) => row.textContent.includes(name))).toHaveTextContent(sign)
    }
  },
}

/** All that a movement is, what happened with it, to share, and its position. */
export const OpensAMovement: Story = {
  play: async (context) => {
    const { userEvent, navigation } = context
    const { t } = readerOf(context)
    const rows = await rowsOf(context)
    const bought = rows.find((row) => row.textContent.search(purchase(context)) === 0)
    if (bought === undefined) throw new Error('nothing was bought')
    await userEvent.click(bought)
    const sheet = within(await screen.findByRole('dialog', { name: purchase(context) }))
    const together = within(sheet.getByRole('region', { name: t('ledger:together.label') }))
    await expect(together.getByText(t('ledger:kinds.commission'))).toBeVisible()
    await expect(sheet.getByText(t('ledger:details.price'))).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: readerOf(context).ui('finance.receipt.share') }))
    const [shared] = context.share.share.mock.calls[0] ?? []
    await expect(shared?.title).toMatch(purchase(context))
    await expect(shared?.text).toContain(`${t('ledger:kinds.commission')}: `)
    await userEvent.click(sheet.getByRole('button', { name: t('ledger:toPosition') }))
    await expect(navigation.go).toHaveBeenCalledWith({
      to: 'positionDetail',
      position: expect.any(String) as string,
    })
  },
}

/** Requests with their state; practice money is under the transactions alone. */
const listOf = async (context: Shown, tab: 'deposits' | 'withdrawals') => {
  const { t } = readerOf(context)
  const list = await context.canvas.findByRole('region', { name: t(`fundRecord:lists.${tab}`) })
  return within(list).getAllByRole('link')
}

export const Deposits: Story = {
  parameters: { scenario: { world: 'deposited' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    await userEvent.click(await canvas.findByRole('tab', { name: t('fundRecord:tabs.deposits') }))
    const rows = await listOf(context, 'deposits')
    const states = ['underReview', 'cancelled', 'rejected', 'passed', 'passed'] as const
    await expect(rows).toHaveLength(states.length)
    for (const [at, state] of states.entries())
      await expect(rows[at]).toHaveTextContent(ui(`finance.statuses.${state}`))
    await expect(rows[0]?.getAttribute('href')).toContain('request')
  },
}

/** As the screen of withdrawals leads here. */
export const Withdrawals: Story = {
  args: { tab: 'withdrawals' },
  parameters: { scenario: { world: 'withdrawn' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const rows = await listOf(context, 'withdrawals')
    const states = ['underReview', 'cancelled', 'rejected', 'passed'] as const
    await expect(rows).toHaveLength(states.length)
    for (const [at, state] of states.entries())
      await expect(rows[at]).toHaveTextContent(ui(`finance.statuses.${state}`))
    const tab = context.canvas.getByRole('tab', { name: t('fundRecord:tabs.withdrawals') })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  },
}

export const NoDeposits: Story = {
  args: { tab: 'deposits' },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(await context.canvas.findByText(t('fundRecord:emptyText.deposits'))).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: titleOf('deposit') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit' })
  },
}

export const NoWithdrawals: Story = {
  args: { tab: 'withdrawals' },
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(await context.canvas.findByText(t('fundRecord:emptyText.withdrawals'))).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: titleOf('withdraw') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'withdraw' })
  },
}

export const DepositsFailed: Story = {
  args: { tab: 'deposits' },
  parameters: { scenario: { world: 'deposited', faults: [{ on: 'deposits/list', http: 500 }] } },
}

const findList = (context: Parameters<NonNullable<Story['play']>>[0]) =>
  context.canvas.findByRole('region', { name: readerOf(context).t('fundRecord:list') })

/** All of its pages. */
const findWhole = async (context: Parameters<typeof findList>[0]) => {
  await findList(context)
  await scrollThrough(context)
}

export const KeepsOldMovementsWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findWhole(context))
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findWhole(context)),
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
export const NewMember: Story = { parameters: { scenario: { world: 'newMember' } } }
export const HugeAmounts: Story = { parameters: { scenario: { world: 'pricey' } } }
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
export const Loading: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'fund/records', hang: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'fund/records', http: 500 }] } },
}
