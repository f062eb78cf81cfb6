import { instrumentId } from '@onelot/domain'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { closeName, closeTitle } from '../../../testing/holdingWords.ts'
import { inSheet, journey, personIn, walk } from '../../../testing/journey.ts'
import {
  answerNeverComes,
  askForMargin,
  buyAtMarket,
  seeFilled,
  seeUnknown,
} from '../../../testing/orderingSteps.ts'
import { readerOf } from '../../../testing/readers.ts'
import { readTheChart } from '../../../testing/steps.ts'
import { checkAgain, openTicket } from '../../../testing/tradingSteps.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail',
  tags: ['screen', 'autodocs'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: {
    purpose: 'Shows all that decides about one stock, and buys and sells it.',
    scenario: { screen: 'stockDetail', world: 'member' },
  },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The name over the page of a listing, once it is read. */
async function nameOf({ canvas }: Pick<StoryContext, 'canvas'>, code: string): Promise<string> {
  await canvas.findByText(code)
  return canvas.getByRole('heading', { level: 1 }).textContent
}

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context
    const { t, titleOf } = readerOf(context)
    const name = await nameOf(context, 'AAPL')
    await expect(name).not.toBe(titleOf('stockDetail'))
    await canvas.findByRole('application', { name: t('stockDetail:chart', { name }) })
    await canvas.findByText(/@observablehq/)
    await expect(canvas.getByRole('group', { name: t('stockDetail:details.yearRange') })).toBeVisible()
    const investors = within(canvas.getByRole('table', { name: t('stockDetail:investors.title') }))
    await expect(investors.getAllByRole('row')).toHaveLength(6)
  },
}

export const BuysFromTicketToDone: Story = {
  play: async (context) => {
    const person = personIn(context)
    await walk(person, buyAtMarket, seeFilled)
    await expect(context.haptics.confirm).toHaveBeenCalledOnce()
    const bought = messagePattern((value) =>
      person.t('stockDetail:done.sentence.long', { quantity: value, price: value }),
    )
    await inSheet((sheet) => sheet.getByText(bought))
    await person.userEvent.click(
      screen.getByRole('button', { name: person.t('stockDetail:done.toPosition') }),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'positionDetail' }),
    )
  },
}

const firstAnswerLost = {
  scenario: { world: 'member', faults: [{ on: 'trade/place', hang: true, times: 1 }] },
} as const

/** The order arrived though its answer never came: the check finds that order, and sends nothing. */
export const UnknownOutcomeThenTheFirstOutcome: Story = {
  parameters: firstAnswerLost,
  play: async (context) => {
    const person = personIn(context)
    const { userEvent, t, ui } = person
    await walk(person, buyAtMarket, answerNeverComes, checkAgain, seeFilled)
    await userEvent.click(screen.getByRole('button', { name: t('stockDetail:done.close') }))
    await userEvent.click(await context.canvas.findByRole('button', { name: closeName(ui) }))
    await screen.findByRole('heading', { name: closeTitle(ui) })
  },
}

/** The ticket was put away with its outcome unknown: the next one says so before anything can be sent. */
export const UnknownOutcomeFoundOnOpening: Story = {
  parameters: firstAnswerLost,
  play: async (context) => {
    const person = personIn(context)
    const { userEvent, t } = person
    await walk(person, buyAtMarket, answerNeverComes, seeUnknown)
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await walk(person, openTicket('long'))
    await inSheet((ticket) => ticket.getByText(t('app:unknown.earlier')))
    await userEvent.click(screen.getByRole('button', { name: t('app:unknown.check') }))
    await walk(person, seeFilled)
  },
}

export const TooPoorToBuy: Story = {
  parameters: { scenario: { world: 'poor' } },
  play: async (context) => {
    const person = personIn(context)
    const { userEvent, t, ui } = person
    await walk(person, openTicket('long'))
    const review = await screen.findByRole('button', { name: ui('finance.ticket.review') })
    await expect(screen.getByRole('spinbutton')).toBeValid()
    await userEvent.click(review)
    await inSheet((ticket) => ticket.getByText(t('refusals:refusals.BALANCE_INSUFFICIENT')))
    await expect(screen.getByRole('spinbutton')).toBeInvalid()
    await expect(screen.getByRole('spinbutton')).toHaveFocus()
    await expect(
      screen.getByText(messagePattern((amount) => t('stockDetail:ticket.missing', { amount }), /.*\d.*/)),
    ).toBeVisible()
    await expect(
      screen.getByRole('button', { name: t('stockDetail:ticket.deposit', { currency: 'USD' }) }),
    ).toBeVisible()
  },
}

/** On a phone where the statement is longer than its sheet. */
export const EnablesMarginWithinTheTicket: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { scenario: { world: 'memberWithoutMargin' } },
  play: async (context) => {
    const person = personIn(context)
    const { userEvent, t, ui } = person
    await walk(person, openTicket('long'))
    const short = { name: t('stockDetail:actions.short'), hidden: true }
    await expect(context.canvas.queryByRole('button', short)).toBeNull()
    const side = { name: (name: string) => name.startsWith(ui('finance.ticket.side')) }
    await expect(screen.queryByRole('button', side)).toBeNull()
    await walk(person, askForMargin)
    const enable = await screen.findByRole('button', { name: t('stockDetail:margin.enable') })
    await expect(enable).toBeDisabled()
    const read = screen.getByRole('checkbox', { name: t('stockDetail:margin.read') })
    await expect(read).toBeDisabled()
    read.scrollIntoView()
    await waitFor(() => expect(read).toBeEnabled())
    await userEvent.click(read)
    await userEvent.click(enable)
    await screen.findByText(t('stockDetail:margin.enabled'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: ui('finance.ticket.review') })).toBeEnabled(),
    )
    await expect(screen.getByRole('button', side)).toBeVisible()
  },
}

export const MarginNeedsARealName: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    const person = personIn(context)
    await walk(person, openTicket('long'), askForMargin)
    await inSheet((sheet) => sheet.getByText(person.t('stockDetail:margin.missing.notVerified')))
    await expect(screen.queryByRole('checkbox')).toBeNull()
    const toRealName = { name: person.t('stockDetail:margin.toRealName') }
    await person.userEvent.click(await screen.findByRole('button', toRealName))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}

export const SellsShortOnlyWithMargin: Story = {
  play: async (context) => {
    const person = personIn(context)
    await walk(person, openTicket('short'))
    await inSheet((ticket) => ticket.getByText(person.ui('finance.risk.short'), { exact: false }))
  },
}

export const HeldOffersClose: Story = {
  parameters: { scenario: { world: 'holder' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await context.canvas.findByRole('button', { name: closeName(ui) })
    const block = within(await context.canvas.findByRole('region', { name: t('stockDetail:position.long') }))
    await expect(block.getByText(t('stockDetail:position.average'))).toBeVisible()
    await expect(block.getAllByRole('link')).not.toHaveLength(0)
    const chart = await context.canvas.findByRole('application')
    const lines = new RegExp(
      `${RegExp.escape(t('stockDetail:position.onChart'))} [\\d.,]+ ${RegExp.escape(t('trading:lines.buy'))} [\\d.,]+`,
    )
    await waitFor(() => expect(chart).toHaveAccessibleDescription(lines))
    await expect(context.canvas.queryByRole('button', { name: t('stockDetail:actions.short') })).toBeNull()
  },
}

export const GuestIsAskedToLogIn: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const { userEvent, canvas, navigation } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('stockDetail:actions.buy') }))
    await screen.findByRole('heading', { name: t('stockDetail:guest.title') })
    await userEvent.click(screen.getByRole('button', { name: t('stockDetail:guest.logIn') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'login' })
  },
}

/** The header has the price once the head is out of sight, and follows the crosshair as the head does. */
export const HeaderKeepsThePrice: Story = {
  play: async (context) => {
    const { canvas } = context
    const price = await canvas.findByRole('group', { name: readerOf(context).t('stockDetail:price') })
    const [figure = ''] = /\d[\d.,]*\d/.exec(price.textContent) ?? []
    const header = canvas.getByRole('banner')
    await expect(header).not.toHaveTextContent(figure)
    await canvas.findByRole('application')
    window.scrollTo(0, 500)
    await waitFor(() => expect(header).toHaveTextContent(figure))
    const { userEvent } = context
    context.canvas.getByRole('application').focus({ preventScroll: true })
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(header).not.toHaveTextContent(figure))
    await expect(header).toHaveTextContent(/\d/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(header).toHaveTextContent(figure))
    window.scrollTo(0, 0)
    await waitFor(() => expect(header).not.toHaveTextContent(figure))
  },
}

export const Daily: Story = { play: journey(readTheChart) }

/** On time-share the price under the crosshair is compared with the previous close, like the last one. */
export const HeadFollowsTheCrosshair: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const chart = await canvas.findByRole('application')
    const price = canvas.getByRole('group', { name: t('stockDetail:price') })
    const last = price.textContent
    chart.focus()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    const announced = await canvas.findByText(new RegExp(`, ${RegExp.escape(t('kline:close'))} [\\d.]+, `))
    const [, close = '', rate = ''] = /([\d.]+), ([−+]?[\d.]+%)/.exec(announced.textContent) ?? []
    await waitFor(() => expect(price).toHaveTextContent(close))
    await expect(price).toHaveTextContent(`(${rate})`)
    await expect(price).not.toHaveTextContent(last)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(price).toHaveTextContent(last))
  },
}

export const Halted: Story = {
  parameters: { scenario: { world: 'halted' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const banner = await context.canvas.findByText(t('positions:halted'))
    const { left, top } = banner.getBoundingClientRect()
    await expect(banner.contains(document.elementFromPoint(left + 2, top + 2))).toBe(true)
    await expect(
      await context.canvas.findByRole('button', { name: t('stockDetail:actions.buy') }),
    ).toBeDisabled()
    const book = await context.canvas.findByRole('group', { name: ui('finance.book.title') })
    await expect(within(book).getAllByRole('listitem').length).toBeGreaterThan(0)
    await expect(within(book).queryByRole('button')).toBeNull()
  },
}
export const MarketClosed: Story = { parameters: { scenario: { world: 'marketClosed' } } }
export const Frozen: Story = { parameters: { scenario: { world: 'frozenAccount' } } }
export const HugePrices: Story = { parameters: { scenario: { world: 'pricey' } } }
/** The longest name of the market, over its page and over its ticket. */
export const LongName: Story = {
  args: { instrument: instrumentId('KRX:600000') },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    const person = personIn(context)
    const name = await nameOf(context, '600000')
    await walk(person, openTicket('long'))
    await screen.findByRole('dialog', { name: person.t('stockDetail:ticket.buy', { name }) })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const DigitalCurrency: Story = { args: { instrument: instrumentId('CRYPTO:BITX') } }
export const ForeignExchange: Story = { args: { instrument: instrumentId('FX:USDKRW') } }
export const Delisted: Story = {
  args: { instrument: instrumentId('US:NOSUCH') },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/detail', hang: true }] } },
}
/** The stream never opens: the price that was read with the page greys, and says of when it is. */
export const NoNewPrices: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'stream/open', http: 503 }] } },
  play: async (context) => {
    const { ui } = readerOf(context)
    await context.canvas.findByText(messagePattern((time) => ui('finance.stale', { time })))
  },
}
export const ChartFails: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/candles', http: 500 }] } },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('transport:http', { status: '500' }))
  },
}
export const Offline: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: '*', offline: true }] } },
}
export const Nonsense: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'market/detail', nonsense: true }] } },
}
