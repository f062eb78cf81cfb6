import { toLocal } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { refreshOffline, refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { tryAgain } from '../../../testing/tryAgain.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { PerformanceScreen } from './PerformanceScreen.tsx'

const meta = {
  title: 'Screens/Performance',
  tags: ['screen', 'autodocs'],
  component: PerformanceScreen,
  parameters: {
    purpose: 'Answers how much was made over a period, by which days and by which stocks.',
    scenario: { screen: 'performance', world: 'holder' },
  },
} satisfies Meta<typeof PerformanceScreen>
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

const findCourse = ({ canvas, globals }: Pick<Played, 'canvas' | 'globals'>) =>
  canvas.findByText(readerOf({ globals }).t('performance:course.closing'))

export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    await findCourse(context)
    const course = within(context.canvas.getByRole('region', { name: t('performance:return') }))
    await expect(course.getByText(/[+−]?[\d.]+%/)).toBeVisible()
    for (const cause of ['deposits', 'trading', 'costs', 'exchangeRates'] as const)
      await expect(course.getByText(t(`performance:course.${cause}`))).toBeVisible()
  },
}

/** An exchange between own currencies is no profit, and costs its spread. */
export const AfterAnExchange: Story = {
  parameters: { scenario: { world: 'exchanged' } },
  play: async (context) => {
    await findCourse(context)
    const { t } = readerOf(context)
    await expect(context.canvas.getByText(t('performance:course.exchange'))).toBeVisible()
  },
}

/** What lent shares were paid is a cause of its own, with what it was before its tax; in the tax year too. */
export const WithLendingIncome: Story = {
  parameters: { scenario: { world: 'lendingPaid' } },
  play: async (context) => {
    await findCourse(context)
    const { t } = readerOf(context)
    const year = within(await context.canvas.findByRole('region', { name: t('performance:year.title') }))
    const course = within(context.canvas.getByRole('region', { name: t('performance:return') }))
    for (const part of ['lending', 'lendingGross', 'lendingTax'] as const) {
      await expect(course.getByText(t(`portfolio:${part}`))).toBeVisible()
      await expect(await year.findByText(t(`portfolio:${part}`))).toBeVisible()
    }
  },
}

export const AnotherPeriod: Story = {
  play: async (context) => {
    const { canvas, userEvent, broker } = context
    const { t } = readerOf(context)
    await findCourse(context)
    // The figures of so young an account are those of any period; what fails shows that another one was asked for.
    broker.setFaults([{ on: 'portfolio/return', http: 500 }])
    const all = canvas.getByRole('button', { name: t('portfolio:ranges.all') })
    await userEvent.click(all)
    await canvas.findByText(t('transport:http', { status: 500 }))
    await tryAgain(context)
    await findCourse(context)
    await expect(all).toHaveAttribute('aria-pressed', 'true')
  },
}

export const ExplainsTheReturn: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('performance:explain') }))
    const sheet = within(await screen.findByRole('dialog', { name: t('performance:return') }))
    await expect(sheet.getByText(t('performance:explained'))).toBeVisible()
  },
}

/** A day with a profit opens its statement. */
export const OpensADay: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t } = readerOf(context)
    const label = t('performance:calendar.label.all')
    const calendar = within(await canvas.findByRole('region', { name: t('performance:calendar.title') }))
    const [day] = await calendar.findAllByRole('button', {
      name: messagePattern((date) => `${date}, ${label}`),
    })
    if (day === undefined) throw new Error('no day has a profit')
    await userEvent.click(day)
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'statement', date: day.dataset['date'] })
  },
}

/** The day of the reader is marked, also while an exchange is a day ahead. */
export const MarksTheReadersToday: Story = {
  play: async (context) => {
    const { broker, canvas } = context
    const { t } = readerOf(context)
    const calendar = within(await canvas.findByRole('region', { name: t('performance:calendar.title') }))
    await broker.advance('14 h')
    const today = toLocal(readerZone(), broker.broker.services.clock.now()).date
    await expect(calendar.getByRole('button', { current: 'date' })).toHaveAttribute('data-date', today)
  },
}

/** Each day of the account has its profit, and says of what; what exits brought is a part of it, and says so. */
export const DaysOfTheAccount: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const calendar = within(await canvas.findByRole('region', { name: t('performance:calendar.title') }))
    const days = (figure: 'realised' | 'all') =>
      calendar.findAllByRole('button', {
        name: messagePattern((date) => `${date}, ${t(`performance:calendar.label.${figure}`)}`),
      })
    const all = await days('all')
    const [before = ''] = t('performance:calendar.text.all', { zone: '|' }).split('|')
    await expect(calendar.getByText(before.trim(), { exact: false })).toBeVisible()
    await userEvent.click(calendar.getByRole('radio', { name: t('performance:calendar.realised') }))
    const realised = await days('realised')
    await expect(calendar.getByText(t('performance:calendar.text.realised'))).toBeVisible()
    await expect(all.length).toBeGreaterThan(realised.length)
    const dates = realised.map((day) => day.dataset['date'])
    const [held] = all.filter((day) => !dates.includes(day.dataset['date']))
    await userEvent.click(calendar.getByRole('radio', { name: t('performance:calendar.all') }))
    await expect(held).toHaveAccessibleName(/[+−]/)
  },
}

/** A dividend is part of the profit of its stock, beside what was realised and what is unrealised. */
export const WithDividends: Story = {
  globals: { hideAmounts: 'shown' },
  parameters: { scenario: { world: 'dividendPaid' } },
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    const profits = within(await canvas.findByRole('region', { name: t('performance:instruments.title') }))
    // The stock that is held, the one that was short, and the total.
    await expect(profits.getAllByText(t('portfolio:dividends'))).toHaveLength(3)
    await expect(profits.getAllByText(t('performance:instruments.unrealisedNow'))).toHaveLength(3)
  },
}

/** The index is named, and both figures show. */
export const ComparesWithAnIndex: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await findCourse(context)
    const course = within(canvas.getByRole('region', { name: t('performance:return') }))
    await userEvent.click(await course.findByRole('radio', { name: t('performance:chart.compared') }))
    const [before = ''] = t('performance:chart.curve', { index: '|' }).split('|')
    const drawn = await course.findByRole('img', { name: new RegExp(RegExp.escape(before)) })
    await expect(drawn).toHaveAccessibleName(/%.*%/)
    await expect(course.getByText(t('performance:chart.own'))).toBeVisible()
  },
}

/** The greatest gain and the greatest loss lead to their positions. */
export const BestAndWorstTrades: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const trades = within(
      await context.canvas.findByRole('region', { name: t('performance:closings.title') }),
    )
    const links = await trades.findAllByRole('link')
    await expect(links.length).toBeGreaterThan(0)
    for (const link of links) await expect(link.closest('li')).toHaveTextContent(/[+−]/)
  },
}

export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }

export const NothingTradedYet: Story = {
  parameters: { scenario: { world: 'newMember' } },
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t } = readerOf(context)
    await userEvent.click(await canvas.findByRole('button', { name: t('performance:instruments.toMarket') }))
    await expect(navigation.go).toHaveBeenCalledWith({ to: 'market' })
  },
}

export const KeepsOldFiguresWhileOffline: Story = {
  play: async (context) => {
    await refreshOffline(context, () => findCourse(context))
  },
}
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findCourse(context)),
}
export const HiddenAmounts: Story = {
  globals: { hideAmounts: 'hidden' },
  play: async (context) => {
    await findCourse(context)
    await expect(context.canvasElement).not.toHaveTextContent(/\$\d/)
  },
}
export const HugeAmounts: Story = { parameters: { scenario: { world: 'pricey' } } }
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
export const Loading: Story = {
  parameters: {
    scenario: {
      world: 'holder',
      faults: [
        { on: 'portfolio/return', hang: true },
        { on: 'portfolio/profits', hang: true },
        { on: 'portfolio/days', hang: true },
        { on: 'trade/holdings', hang: true },
      ],
    },
  },
}
export const ServerError: Story = {
  parameters: {
    scenario: {
      world: 'holder',
      faults: [
        { on: 'portfolio/return', http: 500 },
        { on: 'portfolio/days', http: 500 },
      ],
    },
  },
}
