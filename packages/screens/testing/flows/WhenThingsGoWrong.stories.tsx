import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { inPage, inSheet, journey, step } from '../journey.ts'
import { answerNeverComes } from '../orderingSteps.ts'
import { goBack, leaveSearch, logInAgain, openStock, openTab } from '../steps.ts'
import {
  appleTradesAt,
  confirm,
  detailNamed,
  fillIn,
  openTicket,
  review,
  seeOrder,
  seeStatus,
  unfold,
} from '../tradingSteps.ts'
import '../everyScreen.ts'

const meta = {
  title: 'Flows/When things go wrong',
  tags: ['flow', 'autodocs'],
  globals: { hideAmounts: 'shown' },
  parameters: { scenario: { world: 'member', opens: { to: 'market' } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const theMoneyIsNotEnough = step(
  'reads that the balance is not enough, and cannot go on',
  async ({ userEvent, ui, t }) => {
    await userEvent.click(
      await inSheet((open) => open.getByRole('button', { name: ui('finance.ticket.review') })),
    )
    await inSheet((open) => open.getByText(t('refusals:refusals.BALANCE_INSUFFICIENT')))
  },
)

const isRefused = step(
  'reads why the order was refused, and goes back to the ticket',
  async ({ userEvent, ui, t }) => {
    const said = await inSheet((reviewed) =>
      reviewed.getByText(new RegExp(`^${RegExp.escape(ui('finance.review.refused'))}`)),
    )
    await expect(said).toHaveTextContent(t('refusals:refusals.BALANCE_INSUFFICIENT'))
    await userEvent.click(await inSheet((reviewed) => reviewed.getByRole('button', { name: ui('close') })))
  },
)

export const TooLittleMoneyThenFewerLots: Story = {
  play: journey(
    appleTradesAt('150.00'),
    openStock('AAPL'),
    openTicket('long'),
    fillIn({ lots: 5000 }),
    theMoneyIsNotEnough,
    fillIn({ lots: 12 }),
    review,
    confirm('long', 12),
    seeOrder('filled'),
    seeStatus('holding'),
  ),
}

/** What the price made too dear after the review, the broker refuses; nothing is bought until the person says so again. */
export const TheBrokerRefusesThenFewerLots: Story = {
  play: journey(
    appleTradesAt('150.00'),
    openStock('AAPL'),
    openTicket('long'),
    fillIn({ lots: 660 }),
    review,
    appleTradesAt('160.00'),
    confirm('long', 660),
    isRefused,
    fillIn({ lots: 12 }),
    review,
    confirm('long', 12),
    seeOrder('filled'),
  ),
}

const readThatItIsKept = step('reads that the session ended, and that nothing is lost', async ({ t }) => {
  await inSheet((reviewed) => reviewed.getByText(new RegExp(`${RegExp.escape(t('app:kept'))}$`)))
})

const findsTheTicketAsItWas = step('finds the ticket as it was filled in', async (person) => {
  const { ui } = person
  const quantity = await inSheet((open) =>
    open.getByRole('spinbutton', { name: ui('finance.ticket.shares') }),
  )
  await expect(quantity).toHaveValue('7')
  await unfold(person, ui('finance.ticket.price'))
  const price = await inSheet((open) => open.getByRole('textbox', { name: ui('finance.ticket.price') }))
  await expect(price).toHaveValue('140.00')
})

const holdsOne = step('finds one order in the list, and no second', async ({ titleOf }) => {
  await expect(await inPage((list) => list.getAllByRole('article'))).toHaveLength(1)
  await expect(screen.getByRole('heading', { name: titleOf('trade') })).toBeVisible()
})

const seePurchases = step('looks at what is waiting', async ({ userEvent, t }) => {
  await userEvent.click(await screen.findByRole('tab', { name: t('trade:tabs.purchase') }))
})

/** HTTP 401 on the way: what was typed waits for the person, and the order is placed once. */
export const TheSessionEndsOnTheWay: Story = {
  parameters: {
    scenario: {
      world: 'member',
      opens: { to: 'market' },
      faults: [{ on: 'trade/place', http: 401, times: 1 }],
    },
  },
  play: journey(
    appleTradesAt('150.00'),
    openStock('AAPL'),
    openTicket('long'),
    fillIn({ lots: 7, limit: '140.00' }),
    review,
    confirm('long', 7),
    readThatItIsKept,
    logInAgain,
    findsTheTicketAsItWas,
    review,
    confirm('long', 7),
    seeOrder('placed'),
    seeStatus('pendingOrder'),
    goBack,
    goBack,
    leaveSearch,
    openTab('trade'),
    seePurchases,
    holdsOne,
  ),
}

const readWhatIsSafe = step(
  'reads that nothing is sent twice, and checks the outcome',
  async ({ userEvent, ui }) => {
    const alert = await inSheet((reviewed) => reviewed.getByRole('alert'))
    await expect(alert).toHaveTextContent(ui('finance.review.unknownTitle'))
    await expect(alert).toHaveTextContent(ui('finance.review.unknown.sending'))
    await userEvent.click(
      await inSheet((reviewed) => reviewed.getByRole('button', { name: ui('finance.review.check') })),
    )
  },
)

const heldTwelve = step('finds the twelve that were ordered, and not twenty-four', async ({ t, ui }) => {
  const quantity = await inPage(detailNamed(t('positionDetail:quantity')))
  await expect(quantity).toHaveTextContent(ui('finance.shares', { count: 12 }))
})

/** The order arrived and its answer did not: the check finds that order, and sends nothing. */
export const TheOutcomeIsUnknownThenFound: Story = {
  parameters: {
    scenario: {
      world: 'member',
      opens: { to: 'market' },
      faults: [{ on: 'trade/place', hang: true, times: 1 }],
    },
  },
  play: journey(
    appleTradesAt('150.00'),
    openStock('AAPL'),
    openTicket('long'),
    fillIn({ lots: 12 }),
    review,
    confirm('long', 12),
    answerNeverComes,
    readWhatIsSafe,
    seeOrder('filled'),
    heldTwelve,
    goBack,
    goBack,
    leaveSearch,
    openTab('trade'),
    holdsOne,
  ),
}
