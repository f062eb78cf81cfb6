import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type Person, inSheet, personIn } from '../../../testing/journey.ts'
import { StockDetailScreen } from './StockDetailScreen.tsx'

const meta = {
  title: 'Screens/Stock detail/Drawn lines',
  tags: ['screen'],
  component: StockDetailScreen,
  args: { instrument: instrumentId('US:AAPL') },
  parameters: { scenario: { screen: 'stockDetail', world: 'guest' } },
} satisfies Meta<typeof StockDetailScreen>
export default meta
type Story = StoryObj<typeof meta>

const lineOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('slider', { name }, { timeout: 10_000 })
const priceOf = (line: HTMLElement): number => Number(line.getAttribute('aria-valuenow'))

async function openList(person: Person): Promise<void> {
  const { t, userEvent } = person
  await screen.findByRole('application', {}, { timeout: 10_000 })
  await userEvent.click(await screen.findByRole('button', { name: t('kline:settings') }))
  await userEvent.click(
    await inSheet((sheet) => sheet.getByRole('button', { name: t('kline:drawings.title') })),
  )
  await screen.findByRole('dialog', { name: t('stockDetail:drawn.list') })
}

async function pressInSheet({ userEvent }: Person, name: string | RegExp): Promise<void> {
  await userEvent.click(await inSheet((sheet) => sheet.getByRole('button', { name })))
}

async function addLine(person: Person): Promise<HTMLElement> {
  const { t } = person
  await openList(person)
  await pressInSheet(person, t('stockDetail:drawn.addLine'))
  return lineOf(t('stockDetail:drawn.label'))
}

/** By its times and prices, as they are proposed. */
async function typeTrend(person: Person): Promise<HTMLElement> {
  const { t } = person
  await openList(person)
  await pressInSheet(person, t('stockDetail:drawn.typeTrend'))
  await screen.findByRole('dialog', { name: t('stockDetail:drawn.trend') })
  await pressInSheet(person, t('stockDetail:drawn.save'))
  return lineOf(t('kline:drawings.start', { name: t('stockDetail:drawn.trend') }))
}

async function typeText(person: Person, text: string): Promise<HTMLElement> {
  const { t, userEvent } = person
  await openList(person)
  await pressInSheet(person, t('stockDetail:drawn.typeText'))
  const name = t('stockDetail:drawn.text')
  await userEvent.type(await inSheet((sheet) => sheet.getByRole('textbox', { name })), text)
  await pressInSheet(person, t('stockDetail:drawn.save'))
  return lineOf(text)
}

/** The line's own sheet. */
async function openLine({ userEvent, t }: Person, line: HTMLElement): Promise<void> {
  line.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: t('stockDetail:drawn.label') })
}

/** At the price of now; it says how it is moved. */
export const Added: Story = {
  play: async (context) => {
    const person = personIn(context)
    await addLine(person)
    await screen.findByText(person.t('stockDetail:drawn.added'))
  },
}

/** It moves at once: nothing is sent, and nothing is to be confirmed. */
export const Moved: Story = {
  play: async (context) => {
    const person = personIn(context)
    const line = await addLine(person)
    const before = priceOf(line)
    line.focus()
    await person.userEvent.keyboard('{PageUp}{Enter}')
    // What is moved and not kept goes back as the focus leaves it.
    line.blur()
    await waitFor(() => expect(priceOf(line)).toBeCloseTo(before + 0.1))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** With a name and another price. */
export const Named: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    await openLine(person, await addLine(person))
    const price = await inSheet((sheet) => sheet.getByLabelText(t('stockDetail:drawn.price')))
    await userEvent.clear(price)
    await userEvent.type(price, '210')
    const note = { name: new RegExp(`^${RegExp.escape(t('stockDetail:drawn.note'))}`) }
    await userEvent.type(await inSheet((sheet) => sheet.getByRole('textbox', note)), 'Target')
    await userEvent.click(
      await inSheet((sheet) => sheet.getByRole('button', { name: t('stockDetail:drawn.save') })),
    )
    await expect(priceOf(await lineOf('Target'))).toBe(210)
  },
}

export const WithoutAPrice: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    await openLine(person, await addLine(person))
    await userEvent.clear(await inSheet((sheet) => sheet.getByLabelText(t('stockDetail:drawn.price'))))
    await userEvent.click(
      await inSheet((sheet) => sheet.getByRole('button', { name: t('stockDetail:drawn.save') })),
    )
    await inSheet((sheet) => sheet.getByText(t('refusals:fields.required')))
    const price = await inSheet((sheet) => sheet.getByLabelText(t('stockDetail:drawn.price')))
    await waitFor(() => expect(price).toHaveFocus())
  },
}

export const Removed: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    await openLine(person, await addLine(person))
    await userEvent.click(
      await inSheet((sheet) => sheet.getByRole('button', { name: t('stockDetail:drawn.remove') })),
    )
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull())
  },
}

export const NothingDrawn: Story = {
  play: async (context) => {
    const person = personIn(context)
    await openList(person)
    await inSheet((sheet) => sheet.getByText(person.t('stockDetail:drawn.none')))
  },
}

/** The chart says what the finger is to do; Escape leaves it as it was. */
export const DrawingATrendLine: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t } = person
    await openList(person)
    await pressInSheet(person, t('stockDetail:drawn.drawTrend'))
    await screen.findByText(t('kline:drawings.drawTrend'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const PlacingIsCancelled: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    await openList(person)
    await pressInSheet(person, t('stockDetail:drawn.placeText'))
    await screen.findByText(t('kline:drawings.placeText'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(t('kline:drawings.placeText'))).toBeNull())
  },
}

/** Its ends are at their times and prices, and go with the arrow keys. */
export const TrendLine: Story = {
  play: async (context) => {
    const person = personIn(context)
    const start = await typeTrend(person)
    const before = priceOf(start)
    start.focus()
    await person.userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(priceOf(start)).toBeGreaterThan(before))
  },
}

/** Renamed and recoloured. */
export const TrendLineNamed: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    const start = await typeTrend(person)
    start.focus()
    await userEvent.keyboard('{Enter}')
    const note = { name: new RegExp(`^${RegExp.escape(t('stockDetail:drawn.note'))}`) }
    await userEvent.type(await inSheet((sheet) => sheet.getByRole('textbox', note)), 'Channel')
    await userEvent.click(
      await inSheet((sheet) => sheet.getByRole('radio', { name: t('kline:drawings.colours.amber') })),
    )
    await pressInSheet(person, t('stockDetail:drawn.save'))
    await lineOf(t('kline:drawings.start', { name: 'Channel' }))
  },
}

export const TrendLineWithoutADate: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    const start = await typeTrend(person)
    start.focus()
    await userEvent.keyboard('{Enter}')
    const time = await inSheet((sheet) =>
      within(sheet.getByRole('group', { name: t('stockDetail:drawn.to') })).getByLabelText(
        t('stockDetail:drawn.time'),
      ),
    )
    await userEvent.clear(time)
    await pressInSheet(person, t('stockDetail:drawn.save'))
    await inSheet((sheet) => sheet.getByText(t('refusals:fields.required')))
    await waitFor(() => expect(time).toHaveFocus())
  },
}

export const TextOnTheChart: Story = {
  play: async (context) => {
    await typeText(personIn(context), 'Results')
  },
}

/** All that is drawn, with its values, and what hides it. */
export const AllListed: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t } = person
    await addLine(person)
    await typeTrend(person)
    await typeText(person, 'Results')
    await openList(person)
    const list = await inSheet((sheet) => sheet.getByRole('list', { name: t('stockDetail:drawn.list') }))
    await expect(within(list).getAllByRole('button')).toHaveLength(3)
  },
}

export const Hidden: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    await typeTrend(person)
    await openList(person)
    await userEvent.click(
      await inSheet((sheet) => sheet.getByRole('switch', { name: t('stockDetail:drawn.hide') })),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull())
  },
}

/** They are where they were drawn, in each period. */
export const InAnotherPeriod: Story = {
  play: async (context) => {
    const person = personIn(context)
    const { t, userEvent } = person
    const name = t('kline:drawings.start', { name: t('stockDetail:drawn.trend') })
    const before = priceOf(await typeTrend(person))
    await userEvent.click(screen.getByRole('radio', { name: t('kline:periodNames.day') }))
    await waitFor(() => expect(screen.getByRole('radio', { name: t('kline:periodNames.day') })).toBeChecked())
    await expect(priceOf(await lineOf(name))).toBe(before)
  },
}
