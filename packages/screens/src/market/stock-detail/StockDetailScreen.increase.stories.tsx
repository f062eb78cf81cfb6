import { instrumentId } from '@onelot/domain'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Capital increase',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'rightsOpen' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

async function findIncreases(context: StoryContext) {
  const { t } = readerOf(context)
  const found = await context.canvas.findByRole('region', { name: t('increases:list') }, { timeout: 10_000 })
  found.scrollIntoView({ block: 'center' })
  return within(found)
}

/** A holder has rights: how many, until when, what happens if nothing is done, and the way to them. */
export const RightsToUse: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const increases = await findIncreases(context)
    await expect(await increases.findByText(t('increases:yours.granted', { count: 6 }))).toBeVisible()
    await expect(increases.getByText(t('increases:record'))).toBeVisible()
    await context.userEvent.click(increases.getByRole('link'))
    await expect(context.navigation.go).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'increaseDetail' }),
    )
  },
}

/** Before the rights date: what the shares of now would give. */
export const RightsAhead: Story = {
  parameters: { scenario: { world: 'rightsAhead' } },
  play: async (context) => {
    const increases = await findIncreases(context)
    const { t } = readerOf(context)
    await expect(await increases.findByText(t('increases:yours.expected', { count: 6 }))).toBeVisible()
  },
}

/** Some are applied for, and the rest lapses. */
export const RightsLeft: Story = {
  parameters: { scenario: { world: 'rightsApplied' } },
  play: async (context) => {
    const increases = await findIncreases(context)
    const { t } = readerOf(context)
    await expect(await increases.findByText(t('increases:yours.rest', { count: 2 }))).toBeVisible()
  },
}

const seesNoRights = async (context: StoryContext): Promise<void> => {
  const increases = await findIncreases(context)
  await expect(await increases.findByText(readerOf(context).t('increases:record'))).toBeVisible()
  await expect(increases.queryByRole('status')).toBeNull()
}

/** Who held none reads of the increase, and nothing of own rights. */
export const WithoutRights: Story = { parameters: { scenario: { world: 'rightsNone' } }, play: seesNoRights }

/** A guest reads when holders are counted. */
export const Guest: Story = { parameters: { scenario: { world: 'rightsForGuests' } }, play: seesNoRights }

/** What the reader has cannot be read: the increase still shows, and leads to its page, which says so. */
export const RightsUnread: Story = {
  parameters: { scenario: { world: 'rightsOpen', faults: [{ on: 'increases/terms', http: 500 }] } },
  play: async (context) => {
    const increases = await findIncreases(context)
    await expect(await increases.findByRole('link')).toBeVisible()
  },
}

/** One that was called off is none any more. */
export const CalledOff: Story = {
  parameters: { scenario: { world: 'rightsCalledOff' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('heading', { name: t('marketNews:title') }, { timeout: 10_000 })
    await expect(context.canvas.queryByRole('region', { name: t('increases:list') })).toBeNull()
  },
}
