import { instrumentId } from '@onelot/domain'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { closeName, closeTitle } from '../../../testing/holdingWords.ts'
import { inSheet, personIn, walk } from '../../../testing/journey.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { openTicket, seeClosed, sendClosing } from '../../../testing/tradingSteps.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Account',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'holder' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What says that the account could not be read. */
async function noticeOf(context: StoryContext, text: 'unread' | 'positionUnread'): Promise<HTMLElement> {
  const { t } = readerOf(context)
  const words = await context.canvas.findByText(
    messagePattern((reason) => t(`stockDetail:account.${text}`, { reason })),
  )
  const notice = words.closest('[role=status]')
  if (!(notice instanceof HTMLElement)) throw new Error('it is not said in a notice')
  return notice
}

/** There are several positions to choose from. */
async function closeTheFirst(context: StoryContext): Promise<void> {
  const { ui } = readerOf(context)
  const [first] = await inSheet((sheet) => sheet.getAllByRole('article'))
  if (first === undefined) throw new Error('nothing can be closed')
  await context.userEvent.click(within(first).getByRole('button', { name: closeName(ui) }))
  await screen.findByRole('heading', { name: closeTitle(ui) })
}

/** The position shows, and closing it leads as far as the sheet that asks. */
async function stillCloses(context: StoryContext): Promise<void> {
  const { t, ui } = readerOf(context)
  await noticeOf(context, 'unread')
  await context.canvas.findByRole('region', { name: t('stockDetail:position.long') })
  await context.userEvent.click(await context.canvas.findByRole('button', { name: closeName(ui) }))
  await closeTheFirst(context)
}

/** The position is found in the list of positions, and is closed by the rules of the market; what else counts, the broker decides. */
export const ClosesThoughTheAccountFails: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/account', http: 500 }] } },
  play: async (context) => {
    await stillCloses(context)
    await walk(personIn(context), sendClosing, seeClosed)
  },
}
export const TheAccountIsNonsense: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/account', nonsense: true }] } },
  play: stillCloses,
}
export const TheAccountLacksAField: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/account', without: 'balances' }] } },
  play: stillCloses,
}

export const ReadsTheAccountWhenTriedAgain: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/account', http: 500 }] } },
  play: async (context) => {
    const { ui } = readerOf(context)
    const notice = await noticeOf(context, 'unread')
    const retry = await within(notice).findByRole('button', { name: ui('retry') })
    context.broker.setFaults([])
    await context.userEvent.click(retry)
    await waitFor(() => expect(notice).not.toBeInTheDocument())
  },
}

const nothingOfTheMember = [
  { on: 'trade/account', http: 500 },
  { on: 'trade/positions', http: 500 },
] as const

/** Whether anything is held is not known: Close stays, and says so. */
export const CloseStaysWhereNothingIsKnown: Story = {
  parameters: { scenario: { world: 'holder', faults: nothingOfTheMember } },
  play: async (context) => {
    const { ui } = readerOf(context)
    await noticeOf(context, 'positionUnread')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: closeName(ui) }))
    await inSheet((sheet) => sheet.getByRole('button', { name: ui('retry') }))
  },
}
export const ChoosesWhatToCloseOnceItIsKnown: Story = {
  parameters: { scenario: { world: 'holder', faults: nothingOfTheMember } },
  play: async (context) => {
    const { ui } = readerOf(context)
    const { canvas, userEvent, broker } = context
    await noticeOf(context, 'positionUnread')
    await userEvent.click(await canvas.findByRole('button', { name: closeName(ui) }))
    const retry = await inSheet((sheet) => sheet.getByRole('button', { name: ui('retry') }))
    broker.setFaults([])
    await userEvent.click(retry)
    await closeTheFirst(context)
  },
}

export const NothingToCloseAfterAll: Story = {
  parameters: { scenario: { world: 'member', faults: nothingOfTheMember } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const { canvas, userEvent, broker } = context
    await userEvent.click(await canvas.findByRole('button', { name: closeName(ui) }))
    const retry = await inSheet((sheet) => sheet.getByRole('button', { name: ui('retry') }))
    broker.setFaults([])
    await userEvent.click(retry)
    await inSheet((sheet) => sheet.getByText(t('stockDetail:account.noneHeld')))
  },
}

/** One position cannot be read: the other shows and may be closed, and that one is missing is said. */
export const LacksAPosition: Story = {
  parameters: {
    scenario: { world: 'holder', faults: [{ on: 'trade/account', without: 'positions.0.fill' }] },
  },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const { canvas } = context
    await canvas.findByText(t('app:leftOut', { count: 1 }))
    await canvas.findByRole('region', { name: t('stockDetail:position.long') })
    await expect(canvas.getByRole('button', { name: closeName(ui) })).toBeVisible()
  },
}

/** There are won, and no dollars: how many are missing is filled in there. */
export const LeadsToTheExchange: Story = {
  parameters: { scenario: { world: 'poor' } },
  play: async (context) => {
    const person = personIn(context)
    const { userEvent, t } = person
    await walk(person, openTicket('long'))
    const name = t('stockDetail:ticket.exchange', { from: 'KRW', to: 'USD' })
    await userEvent.click(await screen.findByRole('button', { name }))
    const amount: unknown = expect.stringMatching(/^[\d.]+$/)
    await expect(context.navigation.go).toHaveBeenCalledWith({
      to: 'exchange',
      from: 'KRW',
      into: 'USD',
      amount,
    })
  },
}
