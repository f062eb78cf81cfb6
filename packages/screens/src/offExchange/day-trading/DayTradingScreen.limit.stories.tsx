import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Region } from '../../../testing/journey.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { DayTradingScreen } from './DayTradingScreen.tsx'

const meta = {
  title: 'Screens/Day trading/Loss limit',
  tags: ['screen'],
  component: DayTradingScreen,
  parameters: {
    purpose: 'Sets what day trades of a market may lose in a day, and says what that does and from when.',
    scenario: { screen: 'dayTrading', world: 'dayTrades' },
  },
} satisfies Meta<typeof DayTradingScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function openSheet(context: Context): Promise<Region> {
  const title = readerOf(context).t('dayTrading:limit.title')
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: (name) => name.startsWith(title) }),
  )
  return within(await screen.findByRole('dialog', { name: title }))
}
async function fillIn(context: Context, sheet: Region, amount: string): Promise<void> {
  const field = sheet.getByRole('textbox', { name: readerOf(context).t('dayTrading:limit.amount') })
  await context.userEvent.clear(field)
  if (amount !== '') await context.userEvent.type(field, amount)
}
const press = (context: Context, sheet: Region, action: 'save' | 'remove') =>
  context.userEvent.click(
    sheet.getByRole('button', { name: readerOf(context).t(`dayTrading:limit.${action}`) }),
  )

/** What it does and from when it counts is said before it is saved. */
export const Asked: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    for (const part of ['text', 'open', 'when'] as const)
      await expect(sheet.getByText(t(`dayTrading:limit.${part}`))).toBeInTheDocument()
    await expect(sheet.getByRole('textbox')).toHaveValue('300,000')
  },
}

export const Tightened: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '200000')
    await press(context, sheet, 'save')
    await expect(await screen.findByText(t('dayTrading:limit.set'))).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await context.canvas.findByText(/200,000/)).toBeVisible()
  },
}

/** The day has begun: it counts from the next one. */
export const Loosened: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '900000')
    await press(context, sheet, 'save')
    await expect(
      await screen.findByText(messagePattern((day) => t('dayTrading:limit.later', { day }))),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await context.canvas.findByText(/900,000/)).toBeVisible()
    await expect(context.canvas.getByText(/300,000/)).toBeVisible()
  },
}

export const Removed: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await press(context, sheet, 'remove')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(
      await context.canvas.findByText(messagePattern((day) => t('dayTrading:limit.nextNone', { day }))),
    ).toBeVisible()
  },
}

/** Nothing and zero are said under the field, and nothing is sent. */
export const NoAmount: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    for (const [amount, reason] of [
      ['', 'required'],
      ['0', 'tooLow'],
    ] as const) {
      await fillIn(context, sheet, amount)
      await press(context, sheet, 'save')
      await expect(sheet.getByRole('textbox')).toHaveAccessibleDescription(
        expect.stringContaining(t(`refusals:fields.${reason}`)),
      )
    }
  },
}

/** The broker refuses it: the reason is beside the button. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '200000')
    const codes = ['PRODUCT_UNAVAILABLE', 'ACCOUNT_NOT_FOUND'] as const
    await underEach(context, { on: 'dayTrading/setLossLimit', codes }, async (code) => {
      await press(context, sheet, 'save')
      await expect(await sheet.findByText(t(`refusals:refusals.${code}`), { exact: false })).toBeVisible()
    })
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: { world: 'dayTrades', faults: [{ on: 'dayTrading/setLossLimit', http: 500, times: 1 }] },
  },
  play: async (context) => {
    const sheet = await openSheet(context)
    await fillIn(context, sheet, '200000')
    await press(context, sheet, 'save')
    const check = readerOf(context).t('app:unknown.check')
    await expect(await sheet.findByRole('button', { name: check })).toBeVisible()
  },
}
