import { instant, money } from '@onelot/domain'
import { Button, Card, EmptyState, ListRow, Money } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { PagedList, type PagedListProps } from './PagedList.tsx'
import { RecordMonths } from './RecordMonths.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'

interface Repayment {
  readonly id: string
  readonly day: string
  readonly amount: string
}

const repayments: readonly Repayment[] = [
  '2026-03-10',
  '2026-03-10',
  '2026-03-02',
  '2026-02-25',
  '2026-01-26',
].map((day, index) => ({ id: String(index), day, amount: String(-120 - index) }))

const Repayments = (props: PagedListProps<Repayment>) => <PagedList {...props} />

const meta = {
  title: 'Screens/Paged list',
  tags: ['screen', 'autodocs'],
  component: Repayments,
  args: {
    pages: {
      items: repayments,
      status: 'finished',
      failure: undefined,
      outdated: undefined,
      leftOut: 0,
      refreshing: false,
      loadMore: fn(),
      refresh: fn(() => Promise.resolve({ kind: 'refreshed' as const })),
    },
    label: 'LN-2026',
    skeleton: <RecordSkeleton headings={2} />,
    empty: (
      <EmptyState
        title="LN-2026"
        action={
          <Button variant="secondary" size="small">
            LN-2027
          </Button>
        }
      />
    ),
    children: (items) => (
      <Card padding="none">
        <RecordMonths
          entries={items}
          isComplete
          dayOf={({ day }) => day}
          moneyOf={({ amount }) => money('USD', amount)}
          sumLabel="USD"
          keyOf={({ id }) => id}
          rowOf={({ id, amount }) => (
            <ListRow title={`LN-2026-${id}`} trailing={<Money value={money('USD', amount)} signed own />} />
          )}
        />
      </Card>
    ),
  },
  parameters: {
    purpose: 'Shows a list page by page in each of its states.',
    scenario: { world: 'guest' },
  },
} satisfies Meta<typeof Repayments>
export default meta
type Story = StoryObj<typeof meta>

const { pages } = meta.args

/** All of it is here: months and days with their sums, and the end. */
export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    await expect(canvas.getAllByRole('group', { name: 'USD' })).toHaveLength(2)
    await expect(canvas.getByText(readerOf(context).ui('noMore'))).toBeVisible()
  },
}

export const Loading: Story = { args: { pages: { ...pages, items: undefined, status: 'loading' } } }

/** What failed is asked for once more. */
export const Failed: Story = {
  args: { pages: { ...pages, items: undefined, status: 'error', failure: { kind: 'http', status: 502 } } },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: readerOf(context).ui('retry') }))
    await expect(args.pages.refresh).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { pages: { ...pages, items: [] } },
  play: async (context) => {
    await expect(context.canvas.getByRole('button', { name: 'LN-2027' })).toBeVisible()
    await expect(context.canvas.queryByText(readerOf(context).ui('noMore'))).toBeNull()
  },
}

/** Rows that came before stay, under since when they are old, and how many are missing. */
export const NotRefreshedAndIncomplete: Story = {
  args: {
    pages: {
      ...pages,
      outdated: { since: instant(Date.parse('2026-03-10T01:58:00Z')), failure: { kind: 'network' } },
      leftOut: 2,
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    const reason = t('transport:network')
    const notice = messagePattern((time) => t('app:notRefreshed', { time, reason }), /\d\d:\d\d/)
    await expect(context.canvas.getByText(notice)).toBeVisible()
    await expect(context.canvas.getByText(t('app:leftOut', { count: 2 }))).toBeVisible()
    await expect(context.canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  },
}

/** The first page stays; the next one is asked for at the end. */
export const ALaterPageFailed: Story = {
  args: { pages: { ...pages, status: 'error' } },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const { ui } = readerOf(context)
    await expect(canvas.getByText(ui('loadFailed'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: ui('retry') }))
    await expect(args.pages.loadMore).toHaveBeenCalledOnce()
    await expect(args.pages.refresh).not.toHaveBeenCalled()
  },
}

export const PulledToRefresh: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    canvas.getByRole('button', { name: readerOf(context).ui('pull.button') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.pages.refresh).toHaveBeenCalledOnce()
  },
}
