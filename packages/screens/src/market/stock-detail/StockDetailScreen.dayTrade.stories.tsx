import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { type Person, inSheet, personIn, step, walk } from '../../../testing/journey.ts'
import { seeRefused } from '../../../testing/refusedSend.ts'
import { confirm, confirmName, fillIn, openTicket, review } from '../../../testing/tradingSteps.ts'
import { underEach } from '../../../testing/underEach.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

/** The Korean stock of the worlds with day trades. */
const korean = instrumentId('KRX:679190')

const meta = {
  title: 'Screens/Stock detail/Day trade',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: korean },
  parameters: {
    purpose: 'Takes an order that the broker closes before the end of the day.',
    scenario: { screen: 'stockDetail', world: 'dayTrades' },
  },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

const flagIn = ({ t }: Pick<Person, 't'>) =>
  inSheet((sheet) => sheet.getByRole('switch', { name: t('trading:dayTrade.label') }))
const makeItADayTrade = step('makes it a day trade', async (person) => {
  await person.userEvent.click(await flagIn(person))
})

/** The time left, the break-even and the cutoff are in the ticket and once more in the review; the receipt says when it is closed. */
export const BuysForTheDay: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t } = person
    const closes = messagePattern((time) => t('trading:dayTrade.closesAt', { time }))
    const cutoff = messagePattern((time) => t('trading:dayTrade.cutoff', { time }))
    await walk(person, openTicket('long'), fillIn({ lots: 20 }), makeItADayTrade)
    await inSheet((sheet) => sheet.getByRole('timer', { name: t('trading:dayTrade.closesIn') }))
    await inSheet((sheet) => sheet.getByText(cutoff))
    await walk(person, review)
    await inSheet((sheet) => sheet.getByText(closes))
    await inSheet((sheet) => sheet.getByText(t('trading:dayTrade.breakEven')))
    await inSheet((sheet) => sheet.getByText(cutoff))
    await walk(person, confirm('long', 20))
    await screen.findByRole('dialog', { name: t('stockDetail:done.filled') })
    await inSheet((receipt) => receipt.getByText(closes))
  },
}

export const LossLimitReached: Story = {
  parameters: { scenario: { world: 'dayTradesStopped' } },
  play: async (context) => {
    const person = personIn(context)
    const { t } = person
    await walk(person, openTicket('long'))
    const said = messagePattern((amount) => t('refusals:refusals.DAY_LOSS_LIMIT_REACHED', { amount }))
    const flag = await flagIn(person)
    await expect(flag).toBeDisabled()
    await inSheet((sheet) => sheet.getByText(said))
  },
}

/** The day's loss reaches the limit on another device, while the order is reviewed. */
export const LossLimitReachedMeanwhile: Story = {
  play: async (context) => {
    const person = personIn(context)
    await walk(person, openTicket('long'), fillIn({ lots: 20 }), makeItADayTrade, review)
    await underEach(context, { on: 'trade/place', codes: ['DAY_LOSS_LIMIT_REACHED'] }, (code) =>
      walk(
        person,
        confirm('long', 20),
        seeRefused({ code }, (reader) => confirmName(reader, 'long', 20)),
      ),
    )
  },
}

/** Two minutes after the cutoff, while the market is open: a day trade is not, another order is. */
export const AfterTheCutoff: Story = {
  parameters: { scenario: { world: 'dayTradesEnded' } },
  play: async (context) => {
    const person = personIn(context)
    const { t } = person
    await walk(person, openTicket('long'))
    await expect(await flagIn(person)).toBeDisabled()
    await inSheet((sheet) =>
      sheet.getByText(messagePattern((window) => t('stockDetail:dayTrade.hours', { window }))),
    )
    await walk(person, fillIn({ lots: 20 }), review)
  },
}

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutDayTrading' } },
  play: async (context) => {
    const person = personIn(context)
    await walk(person, openTicket('long'))
    await screen.findByRole('button', { name: person.ui('finance.ticket.review') })
    await expect(screen.queryByRole('switch')).toBeNull()
  },
}
