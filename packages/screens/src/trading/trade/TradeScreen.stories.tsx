import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { closeName } from '../../../testing/holdingWords.ts'
import { inPage, personIn, step, walk } from '../../../testing/journey.ts'
import { refreshOffline, refreshOnceOnline } from '../../../testing/offline.ts'
import { answerNeverComes, seeUnknown } from '../../../testing/orderingSteps.ts'
import { readerOf } from '../../../testing/readers.ts'
import { checkAgain, seeClosed, sendClosing } from '../../../testing/tradingSteps.ts'
import { TradeScreen } from './TradeScreen.tsx'
import { holdingFigures } from './explain.ts'

const meta = {
  title: 'Screens/Trade',
  tags: ['screen', 'autodocs'],
  component: TradeScreen,
  parameters: {
    purpose: 'Shows what is held and what waits, and closes or changes it.',
    scenario: { screen: 'trade', world: 'holder' },
  },
} satisfies Meta<typeof TradeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The first of those that the broker lists. */
function firstOf<Listed>([first]: readonly Listed[]): Listed {
  if (first === undefined) throw new Error('nothing is listed')
  return first
}

const closeTheFirst = step('closes the first position of the list', async (person) => {
  const closes = await inPage((page) => page.getAllByRole('button', { name: closeName(person.ui) }))
  await person.userEvent.click(firstOf(closes))
  await walk(person, sendClosing)
})

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(1)
  },
}

const hasCards: Story['play'] = async ({ canvas }) => {
  await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
}

/** A position that cannot be read costs itself: the others show, and that one is missing is said. */
export const LacksAPosition: Story = {
  parameters: {
    scenario: { world: 'holder', faults: [{ on: 'trade/positions', without: 'positions.0.position.fill' }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await expect((await context.canvas.findAllByRole('article')).length).toBeGreaterThan(0)
    await context.canvas.findByText(t('app:leftOut', { count: 1 }))
  },
}
export const ShowsAllPositionsWhenTriedAgain: Story = {
  ...LacksAPosition,
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const { canvas, userEvent, broker } = context
    const words = await canvas.findByText(t('app:leftOut', { count: 1 }))
    const shown = canvas.getAllByRole('article').length
    const notice = words.closest('[role=status]')
    if (!(notice instanceof HTMLElement)) throw new Error('it is not said in a notice')
    broker.setFaults([])
    await userEvent.click(await within(notice).findByRole('button', { name: ui('retry') }))
    await waitFor(() => expect(notice).not.toBeInTheDocument())
    await expect(canvas.getAllByRole('article')).toHaveLength(shown + 1)
  },
}

export const Orders: Story = { args: { tab: 'purchase' }, play: hasCards }
export const Closed: Story = { args: { tab: 'terminated' }, play: hasCards }
const unfold = async (context: Parameters<NonNullable<Story['play']>>[0]): Promise<void> => {
  const more = { name: readerOf(context).t('trade:more') }
  await context.userEvent.click(await context.canvas.findByRole('button', more))
}

/** The figures over the tabs lead to how they came about. */
export const OpensPerformance: Story = {
  play: async (context) => {
    const link = { name: readerOf(context).titleOf('performance') }
    await unfold(context)
    await context.userEvent.click(await context.canvas.findByRole('link', link))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'performance' })
  },
}

export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('app:member.logIn') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'login' })
  },
}

export const Empty: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const toMarket = await context.canvas.findByRole('button', { name: t('trade:empty.action') })
    await context.userEvent.click(toMarket)
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'market' })
  },
}

export const CancelsAPendingOrder: Story = {
  args: { tab: 'purchase' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const cancel = { name: t('positions:cancelOrder') }
    const before = (await canvas.findAllByRole('button', cancel)).length
    await userEvent.click(firstOf(canvas.getAllByRole('button', cancel)))
    const dialog = within(await screen.findByRole('dialog', { name: t('positions:cancelQuestion') }))
    await userEvent.click(dialog.getByRole('button', cancel))
    await waitFor(() => expect(canvas.queryAllByRole('button', cancel)).toHaveLength(before - 1))
  },
}

/** Rows say what a position is worth; the choice of cards brings what can be done about it into the list, and is kept. */
export const ListsRowsOrCards: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    const closing = { name: closeName(ui) }
    await canvas.findAllByRole('article')
    await expect(canvas.queryByRole('button', closing)).toBeNull()
    await unfold(context)
    await userEvent.click(canvas.getByRole('radio', { name: t('trade:look.card') }))
    await expect(canvas.getAllByRole('button', closing).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('radio', { name: t('trade:look.row') }))
    await expect(canvas.queryByRole('button', closing)).toBeNull()
  },
}

export const ClosesAPosition: Story = {
  parameters: { scenario: { world: 'holder', positionLook: 'card' } },
  play: async (context) => {
    const { canvas } = context
    const cards = await canvas.findAllByRole('article')
    await walk(personIn(context), closeTheFirst, seeClosed)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(cards.length - 1))
  },
}

export const ShowsWhatIsLocked: Story = {
  parameters: { scenario: { world: 'lockedHolder', positionLook: 'card' } },
  play: async (context) => {
    const { canvas } = context
    const { t, ui } = readerOf(context)
    const locked = messagePattern((time) => t('positions:lockedUntil', { time }))
    await expect((await canvas.findAllByText(locked)).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', { name: closeName(ui) })).toBeNull()
  },
}

/** An answer that never came. */
export const UnknownOutcomeOfAClose: Story = {
  parameters: {
    scenario: {
      world: 'holder',
      positionLook: 'card',
      faults: [{ on: 'trade/close', hang: true, times: 1 }],
    },
  },
  play: async (context) => {
    await walk(personIn(context), closeTheFirst, answerNeverComes, seeUnknown)
  },
}
/** The check finds what was closed, and sends nothing. */
export const ChecksWhatBecameOfAClose: Story = {
  ...UnknownOutcomeOfAClose,
  play: async (context) => {
    await walk(personIn(context), closeTheFirst, answerNeverComes, checkAgain, seeClosed)
  },
}

export const RefusedWhileTradingIsBanned: Story = {
  parameters: { scenario: { world: 'tradingBanned', positionLook: 'card' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: closeName(ui) }))
    await screen.findByText(t('refusals:refusals.TRADING_BANNED'))
  },
}

/** Practice money and simulated prices have one mark a screen, not one a row; a press says both. */
export const HasOneMarkOfPractice: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { ui, t } = readerOf(context)
    await canvas.findAllByRole('article')
    await expect(canvas.queryByText(ui('simulated'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: ui('finance.practiceChip') }))
    await expect(canvas.getByText(t('app:practice.demoCalendar'))).toBeVisible()
  },
}

/** The figures that matter take 180 px, and the first position is on the first half of the screen. */
export const LeavesRoomForPositions: Story = {
  globals: { textSize: 'normal', hideAmounts: 'shown', viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    const [first] = await canvas.findAllByRole('article')
    const heading = await canvas.findByRole('region', { name: t('trade:summary.label') })
    await expect(heading.getBoundingClientRect().bottom).toBeLessThanOrEqual(190)
    await expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(300)
  },
}

export const TotalsFollowTheChosenCurrency: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const holdings = { name: readerOf(context).t('trade:summary.label') }
    await expect(await canvas.findByRole('region', holdings)).toHaveTextContent('$')
    await unfold(context)
    await userEvent.click(canvas.getByRole('radio', { name: 'THB' }))
    await waitFor(() => expect(canvas.getByRole('region', holdings)).toHaveTextContent('฿'))
  },
}

/** Each figure leads to a sheet with its sum; what it shows are the figures on the screen. */
export const ExplainsEachFigure: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    await canvas.findByRole('region', { name: t('trade:summary.label') })
    await unfold(context)
    for (const figure of holdingFigures) {
      const name = t(`trade:summary.${figure}`)
      const figures = within(canvas.getByRole('region', { name: t('trade:summary.label') }))
      const named = canvas.queryAllByRole('button', { name: messagePattern((value) => `${name}${value}`) })
      await userEvent.click(
        firstOf(figure === 'totalAssets' ? figures.getAllByRole('button', { name: /\d/ }) : named),
      )
      const sheet = within(await screen.findByRole('dialog', { name }))
      await sheet.findByText(t('trade:explained.total'))
      await userEvent.click(sheet.getByRole('button', { name: ui('close') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}

/** Old holdings stay while nothing new can be had; the screen says since when, and why. */
export const KeepsOldHoldingsWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => context.canvas.findAllByRole('article'))
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => context.canvas.findAllByRole('article')),
}

export const HugeAmounts: Story = { parameters: { scenario: { world: 'pricey' } } }
export const ThirtyPositions: Story = { parameters: { scenario: { world: 'thirtyPositions' } } }
export const MarketClosed: Story = { parameters: { scenario: { world: 'marketClosed' } } }

export const Loading: Story = {
  parameters: {
    scenario: {
      world: 'holder',
      faults: [
        { on: 'trade/holdings', hang: true },
        { on: 'trade/positions', hang: true },
      ],
    },
  },
}
export const Offline: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: '*', offline: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/positions', http: 500 }] } },
}
export const Nonsense: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/holdings', nonsense: true }] } },
}
export const SessionEnded: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/holdings', http: 401 }] } },
  play: async ({ navigation }) => {
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledWith({ to: 'login' }), { timeout: 4000 })
  },
}
