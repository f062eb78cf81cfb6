import { screen } from 'storybook/test'
import { type Step, step, steps, walk } from './journey.ts'
import { confirm, fillIn, openTicket, review, unfold } from './tradingSteps.ts'

/** Up to the button that sends it. */
export const reviewMarketOrder = (lots = 1): Step =>
  step('orders at the market', (person) => walk(person, openTicket('long'), fillIn({ lots }), review))

export const buyAtMarket = steps(reviewMarketOrder(), confirm('long', 1))

export const seeFilled = step('reads that it is filled', async ({ t }) => {
  await screen.findByRole('heading', { name: t('stockDetail:done.filled') })
})

/** The answer is held: the client gives it up. */
export const answerNeverComes = step('waits for an answer that never comes', ({ giveUpAnswer }) =>
  giveUpAnswer(),
)

export const seeUnknown = step('reads that the outcome is not known', async ({ ui }) => {
  await screen.findByText(ui('finance.review.unknownTitle'))
})

/** Leverage that needs margin financing, in a ticket that then offers to enable it. */
export const askForMargin = step('chooses leverage, and asks for margin financing', async (person) => {
  const { userEvent, t, ui } = person
  await unfold(person, ui('finance.ticket.leverage'))
  await userEvent.click(await screen.findByRole('radio', { name: ui('finance.leverage', { times: 2 }) }))
  await userEvent.click(await screen.findByRole('button', { name: t('stockDetail:margin.title') }))
})
