import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { tryAgain } from '../../../testing/tryAgain.ts'
import { IncreaseDetailScreen } from './IncreaseDetailScreen.tsx'
import { TheIncrease } from './TheIncrease.tsx'

const meta = {
  title: 'Screens/Increase detail',
  tags: ['screen', 'autodocs'],
  component: TheIncrease,
  parameters: {
    purpose:
      'Shows a capital increase, what the rights of the reader are worth, and says before it happens what doing nothing leads to.',
    scenario: { screen: 'increaseDetail', world: 'rightsOpen', asks: ['increases/products'] },
  },
} satisfies Meta<typeof TheIncrease>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findRights = async (context: Context) =>
  within(
    await context.canvas.findByRole('region', { name: readerOf(context).t('increaseDetail:rights.label') }),
  )
type Note = 'expected' | 'granted' | 'applied' | 'issued'
/** A note with a time in it. */
const says = async (context: Context, note: Note) => {
  const { t } = readerOf(context)
  const text = messagePattern((at) => t(`increaseDetail:rights.notes.${note}`, { at }))
  await expect((await findRights(context)).getByText(text)).toBeVisible()
}

/** What the rights are worth, and that they lapse unpaid where nothing is done. */
export const Default: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const rights = await findRights(context)
    const six = ui('finance.shares', { count: 6 })
    await expect(rights.getByText(t('increaseDetail:rights.rights')).parentElement).toHaveTextContent(six)
    await expect(rights.getByText(t('increaseDetail:rights.worth'))).toBeVisible()
    await says(context, 'granted')
    const action = t('increaseDetail:apply.action')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: action })).toBeEnabled())
  },
}

/** Before the record date: what the shares of now would give. */
export const Ahead: Story = {
  parameters: { scenario: { world: 'rightsAhead' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const toStock = messagePattern((name) => t('sales:toStock', { name }))
    await says(context, 'expected')
    await expect((await findRights(context)).getByText(t('increaseDetail:rights.heldNow'))).toBeVisible()
    await expect(await context.canvas.findByRole('button', { name: toStock })).toBeVisible()
  },
}

/** Counted, and not to be used yet. */
export const Granted: Story = {
  parameters: { scenario: { world: 'rightsGranted' } },
  play: (context) => says(context, 'granted'),
}

export const NoRights: Story = {
  parameters: { scenario: { world: 'rightsNone' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const shares = ui('finance.shares', { count: 7 })
    const none = t('increaseDetail:rights.notes.none', { shares })
    await expect((await findRights(context)).getByText(none)).toBeVisible()
  },
}

/** Shares that are too few for a right are not said to be none. */
export const TooFewShares: Story = {
  parameters: { scenario: { world: 'rightsTooFew' } },
  play: (context) => NoRights.play?.(context),
}

export const Applied: Story = {
  parameters: { scenario: { world: 'rightsApplied' } },
  play: async (context) => {
    await says(context, 'applied')
    const held = readerOf(context).t('increaseDetail:rights.onHold')
    await expect((await findRights(context)).getByText(held)).toBeVisible()
    const { t, ui } = readerOf(context)
    await expect(
      (await findRights(context)).getByText(t('increaseDetail:rights.unused')).parentElement,
    ).toHaveTextContent(ui('finance.shares', { count: 2 }))
  },
}

/** What was applied for is taken back, and can be applied for once more. */
export const TakenBack: Story = {
  parameters: { scenario: { world: 'rightsApplied' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const rights = await findRights(context)
    await context.userEvent.click(rights.getByRole('button', { name: t('increaseDetail:rights.cancel') }))
    const question = await screen.findByRole('dialog', { name: t('increases:cancel.question') })
    await context.userEvent.click(
      within(question).getByRole('button', { name: t('increases:cancel.action') }),
    )
    const action = t('increaseDetail:apply.action')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: action })).toBeEnabled())
  },
}

/** Why it cannot be taken back any more is in the question. */
export const CancelRefused: Story = {
  parameters: { scenario: { world: 'rightsApplied' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const rights = await findRights(context)
    await context.userEvent.click(rights.getByRole('button', { name: t('increaseDetail:rights.cancel') }))
    const question = within(await screen.findByRole('dialog', { name: t('increases:cancel.question') }))
    const codes = [
      'SUBSCRIPTION_CHANNEL_CLOSED',
      'ORDER_WRONG_STATE',
      'PRODUCT_UNAVAILABLE',
      'ACCOUNT_NOT_FOUND',
      'ACCOUNT_FROZEN',
      'ACCOUNT_DISABLED',
    ] as const
    await underEach(context, { on: 'increases/cancel', codes }, async (code) => {
      await context.userEvent.click(question.getByRole('button', { name: t('increases:cancel.action') }))
      await expect(await question.findByText(t(`refusals:refusals.${code}`))).toBeVisible()
    })
  },
}

/** The shares are locked, and lead to their position. */
export const Issued: Story = {
  parameters: { scenario: { world: 'rightsIssued' } },
  play: async (context) => {
    await says(context, 'issued')
    const position = readerOf(context).t('increaseDetail:rights.position')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: position }))
    await expect(context.navigation.go).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'positionDetail' }),
    )
  },
}

/** What it would do to a price is not said of what is over. */
const saysNoTheory = async (context: Context) => {
  const { t } = readerOf(context)
  await expect(await context.canvas.findByText(t('increaseDetail:terms.fee'))).toBeVisible()
  await expect(context.canvas.queryByText(t('increaseDetail:terms.theoretical'))).toBeNull()
  await expect(context.canvas.queryByText(t('increaseDetail:terms.dilution'))).toBeNull()
}

const saysFully = async (context: Context, note: 'lapsed' | 'calledOff' | 'split') => {
  const text = readerOf(context).t(`increaseDetail:rights.notes.${note}`)
  await expect((await findRights(context)).getByText(text)).toBeVisible()
}

export const Lapsed: Story = {
  parameters: { scenario: { world: 'rightsLapsed' } },
  play: async (context) => {
    await saysFully(context, 'lapsed')
    await saysNoTheory(context)
  },
}

export const CalledOff: Story = {
  parameters: { scenario: { world: 'rightsCalledOff' } },
  play: async (context) => {
    await saysFully(context, 'calledOff')
    await saysNoTheory(context)
    const { t } = readerOf(context)
    await expect((await findRights(context)).getByText(t('increaseDetail:rights.returned'))).toBeVisible()
  },
}

/** A split has ended it, which calls nothing off: so it says to who had rights, and to who had none. */
const saysSplit = async (context: Context): Promise<void> => {
  await saysFully(context, 'split')
  const { t } = readerOf(context)
  await expect(context.canvas.getByText(t('sales:phases.ended'))).toBeVisible()
  await expect(context.canvas.queryByText(t('sales:phases.calledOff'))).toBeNull()
}
export const EndedBySplit: Story = {
  parameters: { scenario: { world: 'rightsSplit' } },
  play: saysSplit,
}
export const EndedBySplitWithoutRights: Story = {
  parameters: { scenario: { world: 'rightsSplitNone' } },
  play: saysSplit,
}
/** Who applied for nothing has nothing back. */
export const CalledOffUnused: Story = {
  parameters: { scenario: { world: 'rightsCalledOffUnused' } },
  play: async (context) => {
    await saysFully(context, 'calledOff')
    const { t } = readerOf(context)
    await expect(context.canvas.queryByText(t('increaseDetail:rights.returned'))).toBeNull()
  },
}

export const Restricted: Story = {
  parameters: { scenario: { world: 'rightsRestricted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await findRights(context)
    await expect(await context.canvas.findByText(t('refusals:refusals.TRADING_BANNED'))).toBeVisible()
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'rightsForGuests' } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('article')).toHaveAttribute('data-phase', 'coming')
  },
}

const unknown = <IncreaseDetailScreen increase="an-increase" />

export const NotOffered: Story = {
  parameters: { scenario: { world: 'withoutPlacements', asks: [] } },
  render: () => unknown,
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    await expect(
      await context.canvas.findByText(t('notOffered:title', { area: titleOf('increaseDetail') })),
    ).toBeVisible()
  },
}

/** An address of one that is not there. */
export const Unknown: Story = {
  parameters: { scenario: { world: 'member', asks: [] } },
  render: () => unknown,
  play: async (context) => {
    const text = readerOf(context).t('refusals:refusals.PRODUCT_UNAVAILABLE')
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenario: { world: 'rightsOpen', faults: [{ on: 'increases/product', hang: true }] } },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'rightsOpen', faults: [{ on: 'increases/product', http: 500 }] } },
}

/** What the reader may do could not be read: why, and another try in the place of the action. */
export const TermsUnread: Story = {
  parameters: { scenario: { world: 'rightsOpen', faults: [{ on: 'increases/terms', http: 500 }] } },
  play: async (context) => {
    const { t } = readerOf(context)
    const action = { name: t('increaseDetail:apply.action') }
    await tryAgain(context)
    await waitFor(() => expect(context.canvas.getByRole('button', action)).toBeEnabled())
  },
}

export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
