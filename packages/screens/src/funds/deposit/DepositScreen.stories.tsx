import { decimal, money } from '@onelot/domain'
import { Button, formatMoney } from '@onelot/ui'
import { intlLocale } from '@onelot/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { nextOf, typeOnKeys } from '../../../testing/depositing.ts'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { DepositScreen } from './DepositScreen.tsx'

const meta = {
  title: 'Screens/Deposit',
  tags: ['screen', 'autodocs'],
  component: DepositScreen,
  args: { currency: 'KRW' },
  parameters: {
    purpose: 'Takes how much is deposited, and by which way; what stands in the way is said before.',
    scenario: { screen: 'deposit', world: 'readyToWithdraw' },
  },
} satisfies Meta<typeof DepositScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const written = (context: Context, currency: 'KRW' | 'USD', amount: string) =>
  formatMoney(intlLocale(readerOf(context).language), money(currency, decimal(amount)))

const findAmount = (context: Context) =>
  context.canvas.findByRole('textbox', { name: readerOf(context).t('deposits:amount') })

const findWays = async (context: Context) =>
  within(await context.canvas.findByRole('list', { name: readerOf(context).t('deposit:methods') }))

/** The target of a link, as a story's navigation writes it. */
const leadsTo = (link: HTMLElement | undefined): string =>
  decodeURIComponent(link?.getAttribute('href') ?? '')

/** Enters an amount, and goes on to the ways to pay. */
async function goOnWith(context: Context, amount: string) {
  await typeOnKeys(context, amount)
  await nextOf(context)
  return findWays(context)
}

export const Default: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await expect(await findAmount(context)).toHaveValue('')
    const limit = t('deposit:limit', {
      least: written(context, 'KRW', '10000'),
      most: written(context, 'KRW', '2000000000'),
    })
    await expect(context.canvas.getByText(limit)).toBeVisible()
    await expect(await context.canvas.findByText(t('deposit:none'))).toBeVisible()
  },
}

/** Without a currency it begins with that of the totals. */
export const OfTheTotals: Story = {
  args: { currency: undefined },
  play: async (context) => {
    const { t } = readerOf(context)
    await findAmount(context)
    await expect(context.canvas.getByRole('combobox', { name: t('deposit:currency') })).toHaveValue('USD')
  },
}

export const SaysTheBalanceAfterwards: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    await findAmount(context)
    await typeOnKeys(context, '50000')
    await expect(await findAmount(context)).toHaveValue('50,000')
    const facts = await context.canvas.findByText(t('deposit:facts.available', { currency: 'KRW' }))
    await expect(facts.parentElement).toHaveTextContent(written(context, 'KRW', '100050000'))
    await expect(await context.canvas.findByText(t('deposit:facts.totalAssets'))).toBeVisible()
  },
}

export const TakesAnAmountThatIsOffered: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findAmount(context)
    const chips = within(context.canvas.getByRole('group', { name: t('deposit:quick') }))
    const chip = chips.getAllByRole('button')[1]
    if (chip === undefined) throw new Error('one amount alone is offered')
    await context.userEvent.click(chip)
    await expect(await findAmount(context)).toHaveValue('50,000')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
  },
}

export const NothingEntered: Story = {
  play: async (context) => {
    await nextOf(context)
    await expect(await context.canvas.findByText(readerOf(context).t('deposit:required'))).toBeVisible()
  },
}

/** What is said of an amount that is too small. */
async function seeBelow(context: Context): Promise<HTMLElement> {
  const { t } = readerOf(context)
  await findAmount(context)
  await typeOnKeys(context, '9999')
  await nextOf(context)
  const amount = written(context, 'KRW', '10000')
  return context.canvas.findByText(t('refusals:refusals.DEPOSIT_BELOW_MINIMUM', { amount }))
}

export const BelowTheLeast: Story = {
  play: async (context) => {
    await expect(await seeBelow(context)).toBeVisible()
  },
}

export const EnoughAfterAll: Story = {
  play: async (context) => {
    const said = await seeBelow(context)
    await typeOnKeys(context, '0')
    await expect(said).not.toBeInTheDocument()
    await nextOf(context)
    await findWays(context)
  },
}

export const AboveTheMost: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findAmount(context)
    await typeOnKeys(context, '2000000001')
    await nextOf(context)
    const amount = written(context, 'KRW', '2000000000')
    const text = t('refusals:refusals.DEPOSIT_ABOVE_MAXIMUM', { amount })
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
}

export const WaysToPay: Story = {
  play: async (context) => {
    const { t, titleOf } = readerOf(context)
    const ways = await goOnWith(context, '50000')
    const links = ways.getAllByRole('link')
    await expect(links).toHaveLength(3)
    await expect(leadsTo(links[0])).toMatch(/"channel":"bank-KRW","amount":"50000"/)
    await expect(links[1]).toHaveTextContent(t('deposit:needsPassword', { bank: 'Hanbit Private Bank' }))
    await expect(links[2]).toHaveTextContent(titleOf('customerService'))
    await expect(leadsTo(links[2])).toContain('"customerService"')
  },
}

/** What is entered is what is credited: the payment is in USDT, at the rate. */
export const PaysInUsdt: Story = {
  args: { currency: 'USD' },
  play: async (context) => {
    const { t } = readerOf(context)
    const ways = await goOnWith(context, '100.5')
    const sums = { paid: '100.71 USDT', credit: written(context, 'USD', '100.50') }
    await expect(ways.getAllByText(t('deposit:paid', sums))).toHaveLength(2)
    const tron = ways.getByRole('link', { name: /TRC20/ })
    await expect(leadsTo(tron)).toMatch(/"channel":"usdt-TRC20","amount":"100\.71"/)
  },
}

/** Each question has the focus as it is asked, and so is spoken. */
export const ChangesTheAmount: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    const { t, ui } = readerOf(context)
    const isAsked = (question: 'amount' | 'method') =>
      waitFor(() => expect(canvas.getByRole('heading', { name: t(`deposit:ask.${question}`) })).toHaveFocus())
    await goOnWith(context, '50000')
    await isAsked('method')
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(RegExp.escape(t('deposits:amount'))) }),
    )
    await expect(await findAmount(context)).toHaveValue('50,000')
    await isAsked('amount')
    await nextOf(context)
    await findWays(context)
    await userEvent.click(canvas.getByRole('button', { name: ui('back') }))
    await findAmount(context)
    await isAsked('amount')
    await expect(navigation.back).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: ui('back') }))
    await expect(navigation.back).toHaveBeenCalledOnce()
  },
}

export const ChangesTheCurrency: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await findAmount(context)
    await typeOnKeys(context, '50000')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('deposit:currency') }), 'TWD')
    await expect(await findAmount(context)).toHaveValue('')
    const least = written(context, 'KRW', '10000')
    await expect(canvas.queryByText(new RegExp(RegExp.escape(least)))).toBeNull()
  },
}

/** The screen, and a way to leave it and come back. */
function OpenedAgain() {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <DepositScreen key={visit} currency="KRW" />
      <Button variant="quiet" onClick={() => setVisit(visit + 1)}>
        Open again
      </Button>
    </>
  )
}

export const KeepsWhatWasEntered: Story = {
  render: () => <OpenedAgain />,
  play: async (context) => {
    await goOnWith(context, '50000')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Open again' }))
    const ways = await findWays(context)
    await expect(leadsTo(ways.getAllByRole('link')[0])).toContain('"amount":"50000"')
  },
}

export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => findAmount(context)),
}
export const LongestAmount: Story = {
  args: { currency: 'VND' },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    await findAmount(context)
    await typeOnKeys(context, '70000000000')
    await expect(await findAmount(context)).toHaveValue('70,000,000,000')
  },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'readyToWithdraw', faults: [{ on: 'deposits/terms', hang: true }] } },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'readyToWithdraw', faults: [{ on: 'deposits/terms', http: 500 }] } },
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('button', { name: readerOf(context).ui('retry') }),
    ).toBeVisible()
  },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
