import { currencyMark } from '@onelot/ui'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { explained, figureIn, figures } from '../../../testing/figures.ts'
import { refreshOffline, refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { realMoney } from '../../../testing/realMoney.ts'
import { MineScreen } from './MineScreen.tsx'

const meta = {
  title: 'Screens/Mine',
  tags: ['screen', 'autodocs'],
  component: MineScreen,
  parameters: {
    purpose: 'Shows what the member owns in one glance, and leads to everything of the account.',
    scenario: { screen: 'mine', world: 'holder' },
  },
} satisfies Meta<typeof MineScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('mine:totalAssets'))
  },
}

/** What needs no account is there for a guest too. */
export const Guest: Story = {
  parameters: { scenario: { world: 'guest' } },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    await userEvent.click(await canvas.findByRole('link', { name: readerOf(context).titleOf('settings') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'settings' })
  },
}

export const NewMember: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const verify = readerOf(context).t('mine:realName.notVerified')
    await userEvent.click(await canvas.findByRole('link', { name: verify }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'realName' })
  },
}

/** Beside the number. */
export const SeatAccount: Story = {
  parameters: { scenario: { world: 'seatHolder' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(readerOf(context).t('mine:seat'))).toBeVisible()
  },
}

export const HidesAmounts: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { ui } = readerOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: ui('finance.amounts.hide') }))
    await expect((await canvas.findAllByText(ui('finance.amounts.hidden'))).length).toBeGreaterThan(3)
  },
}

/** A tap shows the parts of a figure, which add up to it. */
export const ExplainsItsFigures: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    await canvas.findByRole('region', { name: t('mine:totalAssets') })
    for (const figure of figures) {
      const sheet = await explained(context, figure)
      await userEvent.click(sheet.getByRole('button', { name: ui('close') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
}

/** Where it is and where it came from: both lists add up to the total, and what is borrowed has its line. */
export const ExplainsWhereItCameFrom: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('region', { name: t('mine:totalAssets') })
    const sheet = await explained(context, 'totalAssets')
    const sums = [t('mine:where'), t('mine:sources')].map((name) =>
      within(sheet.getByRole('region', { name })).getByText(t('mine:sum')),
    )
    const [first, second] = sums.map((label) => label.nextElementSibling?.textContent)
    await expect(first).toBeTruthy()
    await expect(second).toBe(first)
    const sources = within(sheet.getByRole('region', { name: t('mine:sources') }))
    for (const part of ['netDeposits', 'realised', 'unrealised', 'entryFees', 'borrowed'] as const)
      await expect(sources.getByText(t(`mine:parts.${part}`))).toBeVisible()
  },
}

/** What is borrowed leads to paying it back, also where the site gives no loans any more. */
export const Borrowed: Story = {
  parameters: { scenario: { world: 'loanStopped' } },
  play: async (context) => {
    const { titleOf } = readerOf(context)
    const row = await context.canvas.findByRole('link', { name: new RegExp(titleOf('repayment')) })
    await expect(row).toBeVisible()
  },
}

/** Which order and which withdrawal hold it; each leads to where it can be ended. */
export const ExplainsWhatIsOnHold: Story = {
  parameters: { scenario: { world: 'cashOnHold' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('region', { name: t('mine:totalAssets') })
    const sheet = await explained(context, 'frozen')
    await expect(sheet.getAllByRole('link')).toHaveLength(2)
    const order = sheet.getByRole('link', { name: (said) => said.includes(t('mine:holds.long')) })
    await expect(order).toBeVisible()
    await context.userEvent.click(
      sheet.getByRole('link', { name: (said) => said.includes(t('mine:holds.withdrawal')) }),
    )
    await expect(context.navigation.go).toHaveBeenCalledWith({
      to: 'request',
      kind: 'withdrawal',
      request: expect.any(String) as string,
    })
  },
}

/** What was realised and what is not yet, and of what the percentage is. */
export const ExplainsAProfit: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('region', { name: t('mine:totalAssets') })
    const sheet = await explained(context, 'profitableFunds')
    for (const part of ['realised', 'unrealised'] as const)
      await expect(sheet.getByText(t(`mine:parts.${part}`))).toBeVisible()
    await expect(sheet.getByText(t('mine:ofPaidIn'))).toBeVisible()
  },
}

/** Several currencies: each as it is held, and converted. */
export const ExplainsTheCash: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('region', { name: t('mine:totalAssets') })
    const sheet = await explained(context, 'available')
    const parts = sheet.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(parts).toEqual(expect.arrayContaining(['USD', 'KRW', 'THB', 'TWD']))
    await expect(sheet.getByText(t('mine:converted'))).toBeVisible()
  },
}

/** A row a currency: its sheet says what of it can be withdrawn, and leads on with it chosen. */
export const LeadsOnWithACurrency: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t, titleOf } = readerOf(context)
    const list = await canvas.findByRole('list', { name: t('mine:accounts.title') })
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
    await userEvent.click(within(list).getByRole('button', { name: /^USD/ }))
    const sheet = await screen.findByRole('dialog', { name: t('mine:accounts.of', { currency: 'USD' }) })
    await expect(sheet).toHaveTextContent(t('mine:accounts.withdrawable'))
    await userEvent.click(within(sheet).getByRole('link', { name: titleOf('exchange') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'exchange', from: 'USD' })
  },
}

/** What was sold today is there on the day after, or the one after that. */
export const SaysWhatSettlesWhen: Story = {
  globals: { hideAmounts: 'shown' },
  parameters: { scenario: { world: 'proceedsUnsettled' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const list = await context.canvas.findByRole('list', { name: t('mine:accounts.title') })
    await context.userEvent.click(within(list).getByRole('button', { name: /^USD/ }))
    const sheet = await screen.findByRole('dialog', { name: t('mine:accounts.of', { currency: 'USD' }) })
    const days = within(sheet).getByText(t('cash:now')).closest('dl')
    await expect(days).toHaveTextContent(t('cash:ahead', { day: 1 }))
    await expect(days).toHaveTextContent(t('cash:ahead', { day: 2 }))
    await expect(days).toHaveTextContent(/[+]/)
  },
}

/** What is owed shows below zero, and the sheet says what pays it. */
export const SaysWhatIsOwed: Story = {
  globals: { hideAmounts: 'shown' },
  parameters: { scenario: { world: 'dividendOwed' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const list = await context.canvas.findByRole('list', { name: t('mine:accounts.title') })
    await context.userEvent.click(within(list).getByRole('button', { name: /^USD/ }))
    const sheet = await screen.findByRole('dialog', { name: t('mine:accounts.of', { currency: 'USD' }) })
    await expect(within(sheet).getByText(t('mine:accounts.owed'))).toBeVisible()
  },
}

const switchToBaht = async (story: Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>) => {
  const { canvas, userEvent } = story
  const { language } = readerOf(story)
  await userEvent.click(await canvas.findByRole('button', { name: 'THB' }))
  await waitFor(() => {
    for (const figure of figures)
      void expect(figureIn(story, figure)).toHaveTextContent(currencyMark('THB', language))
  })
}

export const SwitchesTheCurrency: Story = { play: switchToBaht }

/** Within it, a second read of the same takes the first one's answer. */
const SWR_DEDUPES_MS = 2_000
/** From when the figure shows to when its answer counts as old. */
const SETTLES_MS = SWR_DEDUPES_MS + 1_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Back on the network, what the screen shows is read once, in the chosen currency and in no other. */
export const ReadsTheTotalsOnce: Story = {
  play: async (context) => {
    const { broker } = context
    await switchToBaht(context)
    await wait(SETTLES_MS)
    const asked: unknown[] = []
    const { fetch } = broker
    spyOn(broker, 'fetch').mockImplementation(async (request) => {
      if (request.url.endsWith('trade/summary')) asked.push(await request.clone().json())
      return fetch(request)
    })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(asked).not.toHaveLength(0))
    await wait(200)
    await expect(asked).toEqual([{ currency: 'THB' }])
  },
}

export const StaysClearOfAnIosStatusBar: Story = {
  globals: { shell: 'ios' },
  play: async (context) => {
    const { canvas } = context
    const { ui, titleOf } = readerOf(context)
    const label = await canvas.findByRole('button', { name: ui('finance.practiceChip') })
    await expect(label.getBoundingClientRect().top).toBeGreaterThan(47)
    const title = canvas.getByRole('heading', { name: titleOf('mine') })
    window.scrollTo(0, 120)
    const { left, top } = title.getBoundingClientRect()
    await expect(top).toBeGreaterThan(47)
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(title)
    await expect(document.elementFromPoint(left + 4, 40)).not.toBe(title)
    window.scrollTo(0, 0)
  },
}

const findAssets = (context: Parameters<NonNullable<Story['play']>>[0]) =>
  context.canvas.findByRole('region', { name: readerOf(context).t('mine:totalAssets') })

/** Old figures stay while nothing new can be had; the screen says since when, and why. */
export const KeepsOldFiguresWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findAssets(context))
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findAssets(context)),
}

/** At 320 the amounts are of one size that can be read, one under another where two beside each other would be too small. */
export const HugeAmounts: Story = {
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  parameters: { scenario: { world: 'pricey' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const figures = await Promise.all(
      (['available', 'holdingFunds', 'frozen', 'profitableFunds'] as const).map((figure) =>
        context.canvas.findByRole('button', {
          name: new RegExp(`^${RegExp.escape(t(`mine:figures.${figure}`))}`),
        }),
      ),
    )
    const sizes = figures.map((figure) => {
      const amount = figure.querySelector('[data-masked]')
      return amount ? Number.parseFloat(getComputedStyle(amount).fontSize) : 0
    })
    await expect(new Set(sizes).size).toBe(1)
    await expect(sizes[0]).toBeGreaterThanOrEqual(12)
  },
}
export const Loading: Story = {
  parameters: {
    scenario: {
      world: 'holder',
      faults: [
        { on: 'member/me', hang: true },
        { on: 'trade/summary', hang: true },
      ],
    },
  },
}
export const Offline: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: '*', offline: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'holder', faults: [{ on: 'trade/summary', http: 500 }] } },
}

export const RealMoney: Story = {
  parameters: { scenario: { ...realMoney, world: 'holder' } },
  play: async (context) => {
    const { t, ui } = readerOf(context)
    await context.canvas.findByText(t('mine:totalAssets'))
    await expect(context.canvas.queryByText(ui('finance.practiceChip'))).toBeNull()
    await expect(context.canvas.queryByText(ui('simulated'))).toBeNull()
  },
}

/** The chip says of the one what it says, and nothing of the other. */
export const PracticeMoneyAtRealPrices: Story = {
  parameters: { scenario: { world: 'holder', config: { prices: 'real' } } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    await canvas.findByText(t('mine:totalAssets'))
    await userEvent.click(canvas.getByRole('button', { name: ui('finance.practiceChip') }))
    await expect(canvas.getByText(t('app:practice.realPrices'))).toBeVisible()
  },
}
