import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { closeName, closeTitle } from '../../../testing/holdingWords.ts'
import { type Person, inSheet, personIn } from '../../../testing/journey.ts'
import { unfold } from '../../../testing/tradingSteps.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Order book',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'member' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The second level of a side, so that it is not just the price of now; and its price. */
async function levelOf({ ui, t }: Person, side: 'bids' | 'asks') {
  /** Nothing opens before the account is read. */
  const bar = await screen.findByRole('group', { name: t('stockDetail:actions.label') })
  await waitFor(() =>
    expect(within(bar).getByRole('button', { name: t('stockDetail:actions.buy') })).toHaveAttribute(
      'data-state',
      'ready',
    ),
  )
  const list = within(await screen.findByRole('list', { name: ui(`finance.book.${side}`) }))
  const levels = list.getAllByRole('button')
  const level = side === 'asks' ? levels.at(-2) : levels[1]
  const price = /^\d+\.\d\d/.exec(level?.textContent ?? '')?.[0]
  if (level === undefined || price === undefined) throw new Error(`no second level among the ${side}`)
  return { level, price }
}

async function seeLimit(person: Person, price: string, title: 'buy' | 'short'): Promise<void> {
  const { ui, t } = person
  await screen.findByRole('dialog', {
    name: messagePattern((name) => t(`stockDetail:ticket.${title}`, { name })),
  })
  await unfold(person, ui('finance.ticket.price'))
  const field = { name: ui('finance.ticket.price') }
  await expect(await inSheet((sheet) => sheet.getByRole('textbox', field))).toHaveValue(price)
}

/** Pressed by a finger or the mouse: an offer is bought. */
export const AnOfferIsBought: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { level, price } = await levelOf(person, 'asks')
    await person.userEvent.click(level)
    await seeLimit(person, price, 'buy')
  },
}

/** Pressed by keys, and the focus is on the level again once the ticket is closed. */
export const ABidIsSoldShortTo: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { level, price } = await levelOf(person, 'bids')
    level.focus()
    await person.userEvent.keyboard('{Enter}')
    await seeLimit(person, price, 'short')
    await person.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(level).toHaveFocus())
  },
}

export const ABidIsJoinedWithoutMargin: Story = {
  parameters: { scenario: { world: 'memberWithoutMargin' } },
  play: async (context) => {
    const person = personIn(context)
    const { level, price } = await levelOf(person, 'bids')
    await person.userEvent.click(level)
    await seeLimit(person, price, 'buy')
  },
}

/** What is held is sold, at the bid as a limit. */
export const ABidClosesWhatIsHeld: Story = {
  parameters: { scenario: { world: 'protectedHolder' } },
  play: async (context) => {
    const person = personIn(context)
    const { level, price } = await levelOf(person, 'bids')
    await person.userEvent.click(level)
    await inSheet((sheet) => sheet.getByRole('heading', { name: closeTitle(person.ui) }))
    await expect(await inSheet((sheet) => sheet.getByRole('textbox'))).toHaveValue(price)
  },
}

/** The member chooses one of several positions first. */
export const ABidAsksWhichPositionToClose: Story = {
  parameters: { scenario: { world: 'holder' } },
  play: async (context) => {
    const person = personIn(context)
    const { t, ui } = person
    const { level, price } = await levelOf(person, 'bids')
    await person.userEvent.click(level)
    await screen.findByRole('dialog', { name: t('stockDetail:ticketChoose') })
    const [first] = await inSheet((sheet) => sheet.getAllByRole('button', { name: closeName(ui) }))
    if (first === undefined) throw new Error('nothing can be closed')
    await person.userEvent.click(first)
    await inSheet((sheet) => sheet.getByRole('heading', { name: closeTitle(person.ui) }))
    await expect(await inSheet((sheet) => sheet.getByRole('textbox'))).toHaveValue(price)
  },
}

export const AGuestIsAskedToLogIn: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const person = personIn(context)
    const { level } = await levelOf(person, 'asks')
    await person.userEvent.click(level)
    await screen.findByRole('dialog', { name: person.t('stockDetail:guest.title') })
  },
}
