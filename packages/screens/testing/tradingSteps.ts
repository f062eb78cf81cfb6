import { type Side, decimal, instrumentId } from '@onelot/domain'
import type { HoldingKind, ShownStatus } from '@onelot/ui'
import { expect, screen, waitFor } from 'storybook/test'
import { byHolding, closeName } from './holdingWords.ts'
import { type Person, type Region, type Step, inPage, inSheet, step, steps, walk } from './journey.ts'
import type { Reader } from './readers.ts'

const apple = instrumentId('US:AAPL')

/** An operator holds the price there, and orders that it reaches are filled. */
export const appleTradesAt = (price: string): Step =>
  step(`Apple trades at ${price}`, async ({ broker }) => {
    const set = await broker.broker.operator.setPrice(apple, decimal(price))
    await expect(set.ok).toBe(true)
    await broker.advance('1 s')
  })

export const openTicket = (side: Side): Step =>
  step(
    side === 'long' ? 'opens the ticket to buy' : 'opens the ticket to sell short',
    async ({ userEvent, t }) => {
      const [buy, short] = [t('stockDetail:actions.buy'), t('stockDetail:actions.short')]
      await press(userEvent, await screen.findByRole('button', { name: side === 'long' ? buy : short }))
    },
  )

export interface Order {
  readonly lots: number
  /** Else at the market. */
  readonly limit?: string
  readonly leverage?: 2 | 5 | 10
}

const buttonIn = (where: typeof inSheet, name: string | RegExp) =>
  where((place) => place.getByRole('button', { name }))

/** Presses a button as soon as what it needs is there. */
async function press(userEvent: Person['userEvent'], button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).toHaveAttribute('data-state', 'ready'))
  await userEvent.click(button)
}

const enter = async ({ userEvent }: Person, field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Opens a part of the sheet that is folded to a line, unless it is open. */
export async function unfold({ userEvent }: Pick<Person, 'userEvent'>, label: string): Promise<void> {
  const line = await inSheet((open) => open.getByRole('button', { name: (name) => name.startsWith(label) }))
  if (line.getAttribute('aria-expanded') === 'false') await userEvent.click(line)
}

const describe = ({ lots, limit, leverage }: Order): string =>
  `fills in ${String(lots)} lots ${limit === undefined ? 'at the market' : `at ${limit} at most`}` +
  (leverage === undefined ? '' : `, ${String(leverage)} times their money`)

export const fillIn = (order: Order): Step =>
  step(describe(order), async (person) => {
    const { lots, limit, leverage: times } = order
    const choose = async (name: string) => {
      await person.userEvent.click(await inSheet((open) => open.getByRole('radio', { name })))
    }
    const quantity = await inSheet((open) =>
      open.getByRole('spinbutton', { name: person.ui('finance.ticket.shares') }),
    )
    await enter(person, quantity, String(lots))
    await unfold(person, person.ui('finance.ticket.type'))
    await choose(person.ui(`finance.orderTypes.${limit === undefined ? 'market' : 'limit'}`))
    if (limit !== undefined) {
      await unfold(person, person.ui('finance.ticket.price'))
      const price = { name: person.ui('finance.ticket.price') }
      await enter(person, await inSheet((open) => open.getByRole('textbox', price)), limit)
    }
    if (times !== undefined) {
      await unfold(person, person.ui('finance.ticket.leverage'))
      await choose(person.ui('finance.leverage', { times }))
    }
  })

export const review = step('reviews the order', async ({ userEvent, ui }) => {
  await press(userEvent, await buttonIn(inSheet, ui('finance.ticket.review')))
  await screen.findByRole('dialog', { name: ui('finance.review.title') })
})

export const confirmName = ({ ui }: Reader, side: Side, lots: number): string =>
  `${ui(`finance.review.${side === 'long' ? 'confirmLong' : 'confirmShort'}`)} · ${ui('finance.shares', { count: lots })}`

/** Presses the button that says the side and the lots; what comes of it is for the next step to see. */
export const confirm = (side: Side, lots: number): Step =>
  step('confirms it', async (person) => {
    await person.userEvent.click(await buttonIn(inSheet, confirmName(person, side, lots)))
  })

/** What was sent got no answer: asks what became of it. */
export const checkAgain = step('checks the outcome', async ({ userEvent, ui }) => {
  await userEvent.click(await screen.findByRole('button', { name: ui('finance.review.check') }))
})

/** Placed: it rests. Filled: it is held. */
export const seeOrder = (became: 'placed' | 'filled'): Step =>
  step(`reads that it is ${became}, and goes to see it`, async ({ userEvent, t, titleOf }) => {
    await screen.findByRole('dialog', { name: t(`stockDetail:done.${became}`) })
    const leads = became === 'filled' ? 'toPosition' : 'toOrder'
    await userEvent.click(await buttonIn(inSheet, t(`stockDetail:done.${leads}`)))
    const title = became === 'filled' ? titleOf('positionDetail') : t('positionDetail:order')
    await screen.findByRole('heading', { name: title })
  })

export const seeStatusClosed = (holding: HoldingKind): Step =>
  step(`sees what was ${holding} as closed`, async ({ ui }) => {
    await inPage((position) => position.getByText(ui(`finance.holding.${holding}.closed`)))
  })

export const seeStatus = (status: Exclude<ShownStatus, 'closed'>): Step =>
  step(`sees it as ${status}`, async ({ ui }) => {
    await inPage((position) => position.getByText(ui(`finance.statuses.${status}`)))
  })

/** A detail by its name, as the review or the position shows it. */
export const detailNamed =
  (name: string) =>
  (region: Region): HTMLElement => {
    const terms = region.getAllByRole('term')
    const detail = terms.find(({ textContent }) => textContent === name)?.nextElementSibling
    if (!(detail instanceof HTMLElement)) throw new Error(`no detail is named ${name}`)
    return detail
  }

/** What the button says that closes so many shares. */
export const closingName = ({ ui }: Pick<Reader, 'ui'>): RegExp => {
  return byHolding((held, quantity) => ui(`finance.close.confirm.${held}`, { quantity }))
}

/** From the sheet that asks how many lots to close. */
export const reviewClosing = step('reviews closing', async ({ userEvent, ui }) => {
  await press(userEvent, await buttonIn(inSheet, ui('finance.close.next')))
  await screen.findByRole('dialog', { name: byHolding((held) => ui(`finance.close.question.${held}`)) })
})
export const confirmClosing = step('confirms closing', async ({ userEvent, ui }) => {
  await userEvent.click(await buttonIn(inSheet, closingName({ ui })))
})
export const sendClosing = steps(reviewClosing, confirmClosing)

/** The receipt of what was closed is read, and put away. */
export const putReceiptAway = step('puts the receipt away', async ({ userEvent, t }) => {
  await press(userEvent, await buttonIn(inSheet, t('positions:receipt.done')))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** The receipt says it, and no toast beside it. */
export const seeClosed = step('reads that it is closed', async (person) => {
  const said = person.t('refusals:successes.CLOSED')
  await screen.findByRole('dialog', { name: said })
  await expect(screen.getAllByText(said)).toHaveLength(1)
  await walk(person, putReceiptAway)
})

/** How many are left, on the receipt of a part. */
export const seeLeft = (left: string | RegExp): Step =>
  step('reads how many are left', async ({ ui }) => {
    const rest = await inSheet(detailNamed(ui('finance.close.remaining')))
    await expect(rest).toHaveTextContent(left)
  })

/** Part of the lots, at the market; then what was closed and what is left. */
export const closePart = (part: { closed: number; left: number }): Step =>
  step(`closes ${String(part.closed)}, and reads that ${String(part.left)} are left`, async (person) => {
    const { ui } = person
    await person.userEvent.click(await screen.findByRole('button', { name: closeName(ui) }))
    const quantity = await inSheet((open) =>
      open.getByRole('spinbutton', { name: byHolding((held) => ui(`finance.close.shares.${held}`)) }),
    )
    await enter(person, quantity, String(part.closed))
    await walk(person, sendClosing)
    await walk(person, seeLeft(ui('finance.shares', { count: part.left })), seeClosed)
  })

export const closePosition = step('closes it, after a question', async (person) => {
  await person.userEvent.click(await screen.findByRole('button', { name: closeName(person.ui) }))
  await walk(person, sendClosing, seeClosed)
})
