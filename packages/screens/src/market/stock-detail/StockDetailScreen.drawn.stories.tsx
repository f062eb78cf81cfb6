import { instrumentId } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
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

async function addLine(person: Person): Promise<HTMLElement> {
  const { t, userEvent } = person
  await screen.findByRole('application', {}, { timeout: 10_000 })
  await userEvent.click(await screen.findByRole('button', { name: t('kline:settings') }))
  await userEvent.click(await inSheet((sheet) => sheet.getByRole('button', { name: t('kline:addLine') })))
  return lineOf(t('stockDetail:drawn.label'))
}

/** The line's own sheet. */
async function openLine({ userEvent, t }: Person, line: HTMLElement): Promise<void> {
  line.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: t('stockDetail:drawn.title') })
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
