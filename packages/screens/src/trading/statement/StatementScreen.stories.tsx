import { localDate } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { refreshOffline, refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { StatementScreen } from './StatementScreen.tsx'

const meta = {
  title: 'Screens/Statement',
  tags: ['screen', 'autodocs'],
  component: StatementScreen,
  args: { date: localDate('2026-03-09') },
  parameters: {
    purpose: 'States what the account began a day with, what happened, and what it ended with.',
    scenario: { screen: 'statement', world: 'holder' },
  },
} satisfies Meta<typeof StatementScreen>
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

const findCurrency = ({ canvas }: Pick<Played, 'canvas'>) => canvas.findByRole('region', { name: 'USD' })

/** What the account had, what moved, what it had then; executions and holdings under it. */
export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const dollars = within(await findCurrency(context))
    await expect(dollars.getByText(t('statement:opening'))).toBeVisible()
    await expect(dollars.getByText(t('ledger:kinds.opened'))).toBeVisible()
    await expect(dollars.getByText(t('statement:closing'))).toBeVisible()
    const held = within(context.canvas.getByRole('list', { name: t('statement:holdings') }))
    await expect(held.getAllByRole('link').length).toBeGreaterThan(2)
  },
}
/** What lent shares were paid on the day, after its tax and before. */
export const WithLendingIncome: Story = {
  args: { date: localDate('2026-02-28') },
  parameters: { scenario: { world: 'lendingPaid' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const day = within(await findCurrency(context))
    const dollars = within(day.getByLabelText(t('statement:result')))
    for (const part of ['lending', 'lendingGross', 'lendingTax'] as const)
      await expect(dollars.getByText(t(`portfolio:${part}`))).toBeVisible()
  },
}

/** What is traded and what is held begin at the margin of their headings. */
export const AlignsRowsWithTheirHeadings: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await findCurrency(context)
    for (const part of ['trades', 'holdings'] as const) {
      const heading = canvas.getByRole('heading', { name: t(`statement:${part}`) })
      const [row] = within(canvas.getByRole('list', { name: t(`statement:${part}`) })).getAllByRole(
        'listitem',
      )
      const title = row?.querySelector('span')
      await expect(title?.getBoundingClientRect().left).toBe(heading.getBoundingClientRect().left)
    }
  },
}
/** The arrow between two balances is for the eye; a word takes its place for the ear. */
export const SaysWhatABalanceBecomes: Story = {
  play: async (context) => {
    const dollars = within(await findCurrency(context))
    const arrows = dollars.getAllByText('→')
    for (const arrow of arrows) await expect(arrow).toHaveAttribute('aria-hidden', 'true')
    await expect(dollars.getAllByText(context.t('finance.becomes'))).toHaveLength(arrows.length)
  },
}
export const DayBeforeAndAfter: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await findCurrency(context)
    const next = canvas.getByRole('button', { name: t('statement:next') })
    await userEvent.click(next)
    await expect(next).toBeDisabled()
    await findCurrency(context)
    await userEvent.click(canvas.getByRole('button', { name: t('statement:previous') }))
    await userEvent.click(canvas.getByRole('button', { name: t('statement:previous') }))
    await findCurrency(context)
    await expect(next).toBeEnabled()
  },
}
/** In Seoul it is the 10th, in New York still the 9th: dollars have no figure yet. */
export const Today: Story = {
  args: { date: undefined },
  play: async (context) => {
    const { t } = readerOf(context)
    const dollars = within(await findCurrency(context))
    await expect(dollars.getByText(/\d\d:\d\d/)).toBeVisible()
    await expect(dollars.queryByText(t('statement:opening'))).toBeNull()
  },
}
export const NoMoneyYet: Story = {
  args: { date: localDate('2026-03-01') },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('statement:emptyText'))
  },
}
export const SavesTheStatement: Story = {
  play: async (context) => {
    const { canvas, userEvent, files } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('portfolio:save') }))
    await waitFor(() => expect(files.save).toHaveBeenCalledOnce())
    const [saved] = files.save.mock.lastCall ?? []
    await expect(saved?.name).toBe('onelot-statement-2026-03-09.csv')
    await expect(saved?.text).toContain(t('portfolio:balances.available'))
  },
}
export const Prints: Story = {
  play: async (context) => {
    const { canvas, userEvent, files } = context
    await userEvent.click(await canvas.findByRole('button', { name: readerOf(context).t('statement:print') }))
    await expect(files.print).toHaveBeenCalledOnce()
  },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
export const NothingTradedYet: Story = { parameters: { scenario: { world: 'newMember' } } }
export const KeepsTheStatementWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findCurrency(context))
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findCurrency(context)),
}
export const HugeAmounts: Story = { parameters: { scenario: { world: 'pricey' } } }
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
export const Loading: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'portfolio/statement', hang: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'portfolio/statement', http: 500 }] } },
}
