import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { FundRecordScreen } from './FundRecordScreen.tsx'

const meta = {
  title: 'Screens/Fund record/Filters',
  tags: ['screen'],
  component: FundRecordScreen,
  globals: { hideAmounts: 'shown' },
  parameters: { scenario: { screen: 'fundRecord', world: 'exchanged' } },
} satisfies Meta<typeof FundRecordScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = StoryContext<Parameters<typeof FundRecordScreen>[0]>

type Chooser = 'month' | 'currency' | 'kind' | 'state'

const chooser = async (context: Context, name: Chooser): Promise<HTMLSelectElement> => {
  const label = readerOf(context).t(`fundRecord:${name}`)
  return context.canvas.findByRole<HTMLSelectElement>('combobox', { name: label })
}
const choose = async (context: Context, name: Chooser, value: string) => {
  await context.userEvent.selectOptions(await chooser(context, name), value)
}

const movementsIn = async (context: Context): Promise<readonly (string | null)[]> => {
  const list = await context.canvas.findByRole('region', { name: readerOf(context).t('fundRecord:list') })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

/** Of a kind alone, and of a currency too; the month under its heading adds up to what is listed. */
export const OfAKindAndACurrency: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await movementsIn(context)
    await choose(context, 'kind', 'exchanges')
    await waitFor(async () => {
      await expect(await movementsIn(context)).toHaveLength(2)
    })
    await choose(context, 'currency', 'KRW')
    await waitFor(async () => {
      await expect(await movementsIn(context)).toHaveLength(1)
    })
    const [row] = await movementsIn(context)
    await expect(row).toContain(t('products:exchange.movements.sold.name'))
    const sums = context.canvas.getByRole('region', { name: t('fundRecord:list') })
    await waitFor(async () => {
      await expect(within(sums).getByText(t('fundRecord:sides.out'))).toBeVisible()
    })
    await expect(within(sums).queryByText(t('fundRecord:sides.in'))).toBeNull()
  },
}

/** What a bid holds, and what is released of it, is neither in nor out: the day and its month have what the shares have cost, once. */
export const ABidThatHasWonCountsOnce: Story = {
  parameters: { scenario: { world: 'bidSettled' } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await movementsIn(context)
    await choose(context, 'currency', 'KRW')
    const side = async (name: 'in' | 'out') => {
      const list = await canvas.findByRole('region', { name: t('fundRecord:list') })
      return (await within(list).findByText(t(`fundRecord:sides.${name}`))).closest('div')
    }
    await waitFor(async () => {
      await expect(await side('in')).toHaveTextContent(/₩100,000,000$/)
    })
    const [daily, ...others] = canvas.getAllByRole('group', { name: t('fundRecord:sum') })
    await expect(others).toEqual([])
    await expect(daily).toHaveTextContent(/^−₩[1-9]/)
    await expect(await side('out')).toHaveTextContent(daily?.textContent ?? '')
  },
}

/** A month is jumped to: what came after it is left out, until the latest is asked for again. */
export const FromAMonthOn: Story = {
  parameters: { scenario: { world: 'orderHistory' } },
  play: async (context) => {
    const { canvas } = context
    await movementsIn(context)
    const headings = () => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const [latest] = headings()
    const months = await chooser(context, 'month')
    await waitFor(async () => {
      await expect(months.options.length).toBeGreaterThan(2)
    })
    const earlier = months.options[2]
    await choose(context, 'month', earlier?.value ?? '')
    await waitFor(async () => {
      await expect(headings()[0]).toBe(earlier?.text)
    })
    await choose(context, 'month', '')
    await waitFor(async () => {
      await expect(headings()[0]).toBe(latest)
    })
  },
}

/** Nothing matches: all of it is one press away. */
export const NothingMatches: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await movementsIn(context)
    await choose(context, 'kind', 'dividends')
    await expect(await context.canvas.findByText(t('fundRecord:narrowed'))).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('fundRecord:showAll') }))
    await expect((await movementsIn(context)).length).toBeGreaterThan(2)
    await expect(await chooser(context, 'kind')).toHaveValue('')
  },
}

/** Deposits by how far they have got. */
export const DepositsThatPassed: Story = {
  args: { tab: 'deposits' },
  parameters: { scenario: { world: 'deposited' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const name = t('fundRecord:lists.deposits')
    const rows = async () => within(await context.canvas.findByRole('region', { name })).getAllByRole('link')
    await expect(await rows()).toHaveLength(5)
    await choose(context, 'state', 'passed')
    await waitFor(async () => {
      await expect(await rows()).toHaveLength(2)
    })
    for (const row of await rows()) await expect(row).toHaveTextContent(ui('finance.statuses.passed'))
  },
}

/** The list shows though what its months add up to does not come. */
export const WithoutMonthSums: Story = {
  parameters: { scenario: { world: 'exchanged', faults: [{ on: 'fund/months', http: 500 }] } },
  play: async (context) => {
    await expect((await movementsIn(context)).length).toBeGreaterThan(2)
    await expect(context.canvas.queryByText(readerOf(context).t('fundRecord:sides.in'))).toBeNull()
  },
}

const savedIn = async (context: Context) => {
  const { canvas, userEvent, files } = context
  await userEvent.click(canvas.getByRole('button', { name: readerOf(context).t('portfolio:save') }))
  await waitFor(() => expect(files.save).toHaveBeenCalledOnce())
  const [saved] = files.save.mock.lastCall ?? []
  return saved
}

/** A file has what the filters leave, and no more. */
export const SavesWhatIsFiltered: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await movementsIn(context)
    await choose(context, 'kind', 'exchanges')
    await choose(context, 'currency', 'KRW')
    await waitFor(async () => {
      await expect(await movementsIn(context)).toHaveLength(1)
    })
    const saved = await savedIn(context)
    await expect(saved?.name).toBe('onelot-transactions-KRW-2026-03-10.csv')
    const [head, row, end] = saved?.text.split('\r\n') ?? []
    await expect(head).toContain(t('portfolio:columns.kind'))
    await expect(row).toContain(t('products:exchange.movements.sold.name'))
    await expect(row).toContain('-10000000,KRW')
    await expect(end).toBe('')
  },
}

/** With when each was submitted and ended, what was paid, and how far it has got. */
export const SavesDeposits: Story = {
  args: { tab: 'deposits' },
  parameters: { scenario: { world: 'deposited' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await context.canvas.findByRole('region', { name: t('fundRecord:lists.deposits') })
    const saved = await savedIn(context)
    await expect(saved?.name).toBe('onelot-deposits-2026-03-10.csv')
    const rows = saved?.text.trimEnd().split('\r\n') ?? []
    await expect(rows).toHaveLength(6)
    await expect(rows[1]).toContain(`,250000,KRW,,${ui('finance.statuses.underReview')},`)
  },
}

/** Nothing is saved where a page does not come. */
export const TheFileCannotBeMade: Story = {
  parameters: {
    scenario: { world: 'deposited', faults: [{ on: 'deposits/list', http: 500 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await movementsIn(context)
    await context.userEvent.click(context.canvas.getByRole('tab', { name: t('fundRecord:tabs.deposits') }))
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('portfolio:save') }))
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: t('portfolio:save') })).toBeEnabled(),
    )
    await expect(context.files.save).not.toHaveBeenCalled()
  },
}
