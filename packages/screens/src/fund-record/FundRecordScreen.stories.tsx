import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../flows/messagePattern.ts'
import { refreshOffline, refreshOnceOnline } from '../flows/offline.ts'
import { readerOf } from '../flows/readers.ts'
import { scrollThrough } from '../flows/wholeList.ts'
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

/** All that a movement is, what happened with it, and its position. */
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
    await userEvent.click(sheet.getByRole('button', { name: t('ledger:toPosition') }))
    await expect(navigation.go).toHaveBeenCalledWith({
      to: 'positionDetail',
      position: expect.any(String) as string,
    })
  },
}

export const Deposits: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('tab', { name: t('fundRecord:tabs.deposits') }))
    await waitFor(async () => {
      const rows = await rowsOf(context)
      await expect(rows).toHaveLength(4)
      for (const row of rows) await expect(row).toHaveTextContent(t('ledger:kinds.practiceMoney'))
    })
  },
}

export const NoWithdrawals: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('tab', { name: t('fundRecord:tabs.withdrawals') }))
    await expect(await canvas.findByText(t('fundRecord:emptyText.withdrawals'))).toBeVisible()
  },
}

/** One currency adds up: its days have a sum. */
export const OneCurrency: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await rowsOf(context)
    await userEvent.click(canvas.getByRole('button', { name: 'USD' }))
    const [sum] = await canvas.findAllByRole('group', { name: t('fundRecord:sum') })
    await expect(sum).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'USD' })).toHaveAttribute('aria-pressed', 'true')
  },
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
