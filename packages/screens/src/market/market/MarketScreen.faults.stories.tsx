import { STREAM_STALE_MS } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { demoInstruments } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { findBoard } from '../../../testing/findBoard.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { MarketScreen } from './MarketScreen.tsx'

const meta = {
  title: 'Screens/Market/Faults',
  tags: ['screen'],
  component: MarketScreen,
  parameters: { scenario: { screen: 'market', world: 'member' } },
} satisfies Meta<typeof MarketScreen>
export default meta
type Story = StoryObj<typeof meta>

/** As a proxy answers that asks for a login of its own. */
export const APageInPlaceOfAnAnswer: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/list', html: true }] } },
  play: async ({ canvas }) => {
    await canvas.findByText('market/list')
  },
}

/** A row whose kind no reader knows is left out of each of the two pages that are read, and it is said how many are. */
export const AKindThatIsNotKnown: Story = {
  parameters: {
    scenario: {
      world: 'member',
      faults: [{ on: 'market/list', put: 'rows.0.instrument.kind', value: 'warrant' }],
    },
  },
  play: async (context) => {
    await findBoard(context, 'hot')
    const { t } = readerOf(context)
    await expect(await context.canvas.findByText(t('app:leftOut', { count: 2 }))).toBeVisible()
  },
}

/** Since when there is no new price is said, and shown of each. */
const saysThatPricesStopped: NonNullable<Story['play']> = async (context) => {
  const notice = messagePattern((time) => readerOf(context).ui('finance.stale', { time }), /\d+:\d+/)
  const list = await findBoard(context, 'hot')
  await context.endWait(STREAM_STALE_MS)
  await context.canvas.findByText(notice)
  await expect(list.querySelector('[data-stale=true]')).not.toBeNull()
}

export const TheStreamFallsSilent: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'stream/open', stream: 'silent', after: 1 }] } },
  play: saysThatPricesStopped,
}

export const TheStreamEnds: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'stream/open', stream: 'ends' }] } },
  play: saysThatPricesStopped,
}

export const TheStreamSaysAllTwice: Story = {
  parameters: {
    scenario: { world: 'member', homeMarket: 'US', faults: [{ on: 'stream/open', stream: 'twice' }] },
  },
  play: async (context) => {
    const { broker } = context
    const list = await findBoard(context, 'hot')
    await broker.broker.operator.setPrice(demoInstruments.apple, decimal('190.00'))
    await broker.advance('2 s')
    await waitFor(() => expect(list).toHaveTextContent('190.00'))
    const shares = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    await expect(shares).toEqual([...new Set(shares)])
    await expect(list.querySelector('[data-stale=true]')).toBeNull()
  },
}
