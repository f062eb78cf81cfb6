import { instrumentId } from '@onelot/domain'
import { MASK } from '@onelot/ui'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { type Person, inSheet, personIn, step, walk } from '../../../testing/journey.ts'
import { readTheChart } from '../../../testing/steps.ts'
import { appleTradesAt } from '../../../testing/tradingSteps.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Lines',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  globals: { hideAmounts: 'shown' },
  parameters: { scenario: { screen: 'stockDetail', world: 'protectedHolder' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

const lines = ['average', 'buy', 'takeProfit', 'stopLoss'] as const
type LineName = (typeof lines)[number]

const nameOf = ({ t, ui }: Pick<Person, 't' | 'ui'>, line: LineName): string => {
  const labels = {
    average: t('stockDetail:position.onChart'),
    buy: t('trading:lines.buy'),
    takeProfit: t('trading:protection.takeProfit'),
    stopLoss: t('trading:protection.stopLoss'),
  }
  return `${labels[line]} ${ui('finance.shares', { count: line === 'buy' ? 4 : 10 })}`
}

const lineOf = (person: Person, line: LineName): Promise<HTMLElement> =>
  screen.findByRole('slider', { name: nameOf(person, line) }, { timeout: 10_000 })

const priceOf = (line: HTMLElement): number => Number(line.getAttribute('aria-valuenow'))

/** Ten ticks up, and asks for it. */
const moveUp = (line: LineName) =>
  step(`moves ${line} up by ten cents`, async (person: Person) => {
    const handle = await lineOf(person, line)
    handle.focus()
    await person.userEvent.keyboard('{PageUp}{Enter}')
  })

const confirmAs = (key: 'trading:protection.set' | 'trading:amend.confirm') =>
  step('confirms it', async ({ userEvent, t }: Person) => {
    await userEvent.click(await inSheet((sheet) => sheet.getByRole('button', { name: t(key) })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

/** The sheet itself, not what shows until it is loaded, with the focus in it. */
const seeProtection = async ({ t }: Person) => {
  const set = await screen.findByRole('button', { name: t('trading:protection.set') })
  await waitFor(() => expect(set.closest('[role=dialog]')).toContainElement(focused()))
}
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

const cents = (price: number): string => price.toFixed(2)

/** An average cost, an order, a take profit and a stop loss, each with its lots. */
export const Lines: Story = {
  play: async (context) => {
    const person = personIn(context)
    for (const line of lines) await expect(await lineOf(person, line)).toBeInTheDocument()
  },
}

/** What was bought and sold is marked on the chart, and said where the chart is described. */
export const OwnTrades: Story = {
  play: async (context) => {
    const { canvas } = context
    const { t } = personIn(context)
    const chart = await canvas.findByRole('application')
    const [before = '', after = ''] = t('kline:bought', { time: '|' }).split('|')
    const bought = new RegExp(`${RegExp.escape(before)}.*\\d.*${RegExp.escape(after)}`)
    await waitFor(() => expect(chart).toHaveAccessibleDescription(bought))
  },
}

/** A price of the reader's own beside its lots would say the amount. */
export const HiddenAmounts: Story = {
  globals: { hideAmounts: 'hidden' },
  play: async (context) => {
    const { t, ui } = personIn(context)
    const held = ui('finance.sharesHidden', { mask: MASK })
    const name = `${t('stockDetail:position.onChart')} ${held}`
    await screen.findByRole('slider', { name }, { timeout: 10_000 })
    const position = screen.getByRole('region', { name: t('stockDetail:position.long') })
    await expect(position).toHaveTextContent(held)
    await expect(position).not.toHaveTextContent(ui('finance.shares', { count: 10 }))
  },
}

/** The price under which what secures a loan is too little is a line, and said where the chart is described. */
export const WhereALoanIsSecuredTooLittle: Story = {
  parameters: { scenario: { world: 'loanNearWarning' } },
  play: async (context) => {
    const person = personIn(context)
    const { t } = person
    await walk(person, readTheChart)
    const chart = await context.canvas.findByRole('application')
    const line = messagePattern((ratio) => t('stockDetail:loanLine', { ratio }), /240\s?%/)
    await waitFor(() => expect(chart).toHaveAccessibleDescription(line))
  },
}

export const LinesOverCandles: Story = {
  play: async (context) => {
    const person = personIn(context)
    await walk(person, readTheChart)
    await lineOf(person, 'stopLoss')
  },
}

/** What the reader chose in the settings is there when they are opened again, as on any other chart. */
export const LinesOverALine: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    await walk(person, readTheChart)
    const open = async () => userEvent.click(await screen.findByRole('button', { name: t('kline:settings') }))
    const line = () => inSheet((sheet) => sheet.getByRole('radio', { name: t('kline:types.line') }))
    const volume = () => inSheet((sheet) => sheet.getByRole('checkbox', { name: t('kline:indicators.VOL') }))
    await open()
    await userEvent.click(await line())
    await userEvent.click(await volume())
    await userEvent.keyboard('{Escape}')
    await lineOf(person, 'stopLoss')
    await open()
    await expect(await line()).toBeChecked()
    await expect(await volume()).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await lineOf(person, 'stopLoss')
  },
}

/** Prices of now are not those of the axis: no line, and none that a finger could put an order on. */
export const AdjustedBackward: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    await walk(person, readTheChart)
    await lineOf(person, 'stopLoss')
    const adjust = async (to: 'forward' | 'backward') => {
      await userEvent.click(await screen.findByRole('button', { name: t('kline:settings') }))
      const choice = new RegExp(`^${RegExp.escape(t(`kline:${to}`))}`)
      await userEvent.click(await inSheet((sheet) => sheet.getByRole('radio', { name: choice })))
      await userEvent.keyboard('{Escape}')
      await screen.findByRole('application')
    }
    await adjust('backward')
    await expect(screen.queryAllByRole('slider')).toEqual([])
    await adjust('forward')
    await lineOf(person, 'stopLoss')
  },
}

/** The line stays where it was asked for while the sheet is open, and nothing is sent before the sheet is confirmed. */
export const AStopLossIsMovedByKeys: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t } = person
    const before = priceOf(await lineOf(person, 'stopLoss'))
    await walk(person, moveUp('stopLoss'))
    const field = { name: t('trading:protection.stopLossPrice') }
    await expect(await inSheet((sheet) => sheet.getByRole('textbox', field))).toHaveValue(cents(before + 0.1))
    await walk(person, confirmAs('trading:protection.set'))
    await waitFor(async () => expect(priceOf(await lineOf(person, 'stopLoss'))).toBeCloseTo(before + 0.1))
  },
}

export const AMovedLineIsPutBackByCancelling: Story = {
  play: async (context) => {
    const person = personIn(context)
    const before = priceOf(await lineOf(person, 'takeProfit'))
    await walk(person, moveUp('takeProfit'))
    await seeProtection(person)
    await waitFor(() => expect(movedPrice(context)).toBeCloseTo(before + 0.1))
    await person.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const line = await lineOf(person, 'takeProfit')
    await expect(priceOf(line)).toBe(before)
    await waitFor(() => expect(line).toHaveFocus())
  },
}

/** Under the sheet, which hides it from readers. */
const movedPrice = ({ canvasElement }: Pick<StoryContext, 'canvasElement'>): number => {
  const moved = canvasElement.querySelector<HTMLElement>('[role=slider][data-moved=true]')
  return moved ? priceOf(moved) : Number.NaN
}

export const AnOrderIsAmendedFromItsLine: Story = {
  play: async (context) => {
    const person = personIn(context)
    const before = priceOf(await lineOf(person, 'buy'))
    await walk(person, moveUp('buy'))
    const price = { name: person.ui('finance.ticket.price') }
    await expect(await inSheet((sheet) => sheet.getByRole('textbox', price))).toHaveValue(cents(before + 0.1))
    await walk(person, confirmAs('trading:amend.confirm'))
    await waitFor(async () => expect(priceOf(await lineOf(person, 'buy'))).toBeCloseTo(before + 0.1))
  },
}

/** Below the price of now, an entry that is dragged becomes a stop loss. */
export const AnEntryBecomesAStopLoss: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    const entry = await lineOf(person, 'average')
    entry.focus()
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
    await expect(entry).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(t('trading:protection.stopLoss')),
    )
    const price = priceOf(entry)
    await userEvent.keyboard('{Enter}')
    const field = { name: t('trading:protection.stopLossPrice') }
    await expect(await inSheet((sheet) => sheet.getByRole('textbox', field))).toHaveValue(cents(price))
  },
}

/** The order is filled without a reload: its line goes. */
export const ALineGoesWithItsOrder: Story = {
  play: async (context) => {
    const person = personIn(context)
    const limit = priceOf(await lineOf(person, 'buy'))
    await walk(person, appleTradesAt(cents(limit - 0.1)))
    const gone = { name: nameOf(person, 'buy') }
    await waitFor(() => expect(screen.queryByRole('slider', gone)).toBeNull())
    await lineOf(person, 'stopLoss')
  },
}

/** Over the whole screen a line is dragged as on the page; Escape puts it back before it closes the chart. */
export const LinesOnTheFullScreen: Story = {
  globals: { textSize: 'normal', viewport: { value: 'onItsSide', isRotated: false } },
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    await lineOf(person, 'stopLoss')
    await userEvent.click(context.canvas.getByRole('button', { name: t('kline:fullScreen') }))
    await screen.findByRole('dialog')
    const line = await lineOf(person, 'stopLoss')
    const before = priceOf(line)
    line.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(priceOf(line)).toBeCloseTo(before + 0.01)
    await userEvent.keyboard('{Escape}')
    await expect(priceOf(line)).toBe(before)
    await expect(screen.getByRole('dialog')).toBeVisible()
    await walk(person, moveUp('stopLoss'))
    await seeProtection(person)
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: t('trading:protection.title') })).toBeNull(),
    )
    await waitFor(async () => expect(priceOf(await lineOf(person, 'stopLoss'))).toBe(before))
  },
}
