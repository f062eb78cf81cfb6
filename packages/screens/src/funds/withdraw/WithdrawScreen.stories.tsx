import { demoFundPassword } from '@onelot/mock-api/browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { closed, enterFundPassword } from '../../../testing/linking.ts'
import { refreshOnceOnline } from '../../../testing/offline.ts'
import { readerOf } from '../../../testing/readers.ts'
import { bankName } from '../../parts/payees/bankChoices.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

const meta = {
  title: 'Screens/Withdraw',
  tags: ['screen', 'autodocs'],
  component: WithdrawScreen,
  args: { currency: 'KRW' },
  parameters: {
    purpose: 'Says what may be withdrawn and why not all of it, and has money paid out.',
    scenario: { screen: 'withdraw', world: 'readyToWithdraw' },
  },
} satisfies Meta<typeof WithdrawScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const amountOf = (context: Context) => context.canvas.findByLabelText(readerOf(context).t('withdraw:amount'))
const inDollars = { currency: 'USD' } as const

/** The one action: it names the amount once one may leave. */
const action = (context: Context) => {
  const { t, titleOf } = readerOf(context)
  const named = t('withdraw:submit', { amount: '' }).trim()
  return context.canvas.getByRole('button', {
    name: (said, element) =>
      element.getAttribute('type') === 'submit' && (said === titleOf('withdraw') || said.includes(named)),
  })
}
async function ask(context: Context, amount: string): Promise<void> {
  await context.userEvent.type(await amountOf(context), amount)
  await context.userEvent.click(action(context))
}
const press = async (context: Context, name: string) => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name }))
}

const seeReceipt = (context: Context): Promise<void> =>
  waitFor(() =>
    expect(context.navigation.replace).toHaveBeenCalledWith({
      to: 'request',
      kind: 'withdrawal',
      request: expect.any(String) as string,
    }),
  )

/** Opens what the money is paid to. */
async function openPayees(context: Context): Promise<HTMLElement> {
  const { t, language } = readerOf(context)
  const row = await context.canvas.findByRole('button', {
    name: (said) => said.includes(bankName('KR088', language)),
  })
  await context.userEvent.click(row)
  return screen.findByRole('dialog', { name: t('withdraw:to') })
}

export const Default: Story = {
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t, language } = readerOf(context)
    const withdrawable = await context.canvas.findByRole('region', { name: t('withdraw:withdrawable') })
    await expect(withdrawable).toHaveTextContent('100,000,000')
    await expect(await amountOf(context)).toBeVisible()
    await context.canvas.findByText(t('withdraw:noRecord'))
    const payee = `${t('withdraw:to')} ${bankName('KR088', language)}`
    await expect(context.canvas.getByRole('button', { name: (said) => said.startsWith(payee) })).toBeVisible()
  },
}

/** What arrives and when stands before the password is asked for. */
export const SaysWhatArrives: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await context.userEvent.type(await amountOf(context), '50000')
    await expect(await context.canvas.findByText(t('withdraw:facts.latest'))).toBeVisible()
    await expect(action(context)).toHaveTextContent('50,000')
  },
}

export const Withdraws: Story = {
  play: async (context) => {
    await ask(context, '50000')
    await enterFundPassword(context, demoFundPassword)
    await screen.findByText(readerOf(context).t('refusals:successes.WITHDRAWN'))
    await seeReceipt(context)
  },
}

export const AsksForThePassword: Story = {
  play: async (context) => {
    await ask(context, '50000')
    const sheet = await screen.findByRole('dialog', { name: readerOf(context).t('app:fundPassword.title') })
    await expect(sheet).toHaveTextContent('50,000')
  },
}

const topOf = (element: Element) => element.getBoundingClientRect().top
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

/** By our own keys, at the foot of the page. */
export const TypesByItsKeys: Story = {
  play: async (context) => {
    const { t, ui } = readerOf(context)
    const field = await amountOf(context)
    await context.userEvent.click(field)
    const panel = await screen.findByRole('group', {
      name: ui('entry.keyboard.keys', { field: t('withdraw:amount') }),
    })
    const keys = within(panel)
    for (const key of ['2', '5', '0', '0', '0']) {
      await context.userEvent.click(keys.getByRole('button', { name: key }))
    }
    await expect(field).toHaveValue('25,000')
    // What arrives is said above the button, and that is above the keys.
    const latest = context.canvas.getByText(t('withdraw:facts.latest'))
    await waitFor(() => expect(bottomOf(latest)).toBeLessThanOrEqual(topOf(action(context))))
    await expect(bottomOf(action(context))).toBeLessThanOrEqual(topOf(panel))
    await context.userEvent.click(context.canvas.getByRole('button', { name: ui('entry.done') }))
    await expect(action(context)).toHaveTextContent('25,000')
  },
}

export const AllOfIt: Story = {
  args: inDollars,
  play: async (context) => {
    await press(context, readerOf(context).t('withdraw:all'))
    await expect(await amountOf(context)).toHaveValue('100,000.00')
  },
}

/** A wallet takes US dollars, less the fee of its network, as USDT. */
export const ToAWallet: Story = {
  args: inDollars,
  globals: { hideAmounts: 'shown' },
  play: async (context) => {
    const { t } = readerOf(context)
    const sheet = await openPayees(context)
    await context.userEvent.click(within(sheet).getByRole('radio', { name: /Cold wallet/ }))
    await closed(sheet)
    await context.userEvent.type(await amountOf(context), '100')
    const arrives = (await context.canvas.findByText(t('withdraw:facts.arrives'))).nextElementSibling
    await expect(arrives).toHaveTextContent('98.80 USDT')
    await expect(context.canvas.getByText(t('withdraw:facts.rate')).nextElementSibling).toHaveTextContent(
      '1.002',
    )
  },
}

/** Nothing but US dollars goes to a wallet: with won, none is offered. */
export const ChoosesWhereTo: Story = {
  play: async (context) => {
    const { titleOf } = readerOf(context)
    const sheet = within(await openPayees(context))
    await expect(sheet.getAllByRole('radio')).toHaveLength(1)
    await context.userEvent.click(sheet.getByRole('button', { name: titleOf('addBankCard') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'addBankCard' })
  },
}

export const AnotherCurrency: Story = {
  play: async (context) => {
    await context.userEvent.type(await amountOf(context), '50000')
    await press(context, 'USD')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'USD' })).toBePressed())
    await waitFor(async () => expect(await amountOf(context)).toHaveValue(''))
  },
}

export const NothingEntered: Story = {
  play: async (context) => {
    await amountOf(context)
    await context.userEvent.click(action(context))
    await expect(
      await context.canvas.findByText(readerOf(context).t('refusals:fields.required')),
    ).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Said when it is sent: until then more digits may come. */
export const BelowTheLeast: Story = {
  play: async (context) => {
    await ask(context, '9999')
    await expect(await amountOf(context)).toBeInvalid()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Said at once: more digits do not mend it. */
export const MoreThanThereIs: Story = {
  play: async (context) => {
    await context.userEvent.type(await amountOf(context), '100000001')
    const text = readerOf(context).t('refusals:refusals.BALANCE_INSUFFICIENT')
    await expect(await context.canvas.findByText(text)).toBeVisible()
  },
}

export const AboveTheMost: Story = {
  play: async (context) => {
    await context.userEvent.type(await amountOf(context), '500000001')
    await expect(await amountOf(context)).toBeInvalid()
  },
}

/** Every unit that cannot leave, with why. */
export const ProceedsNotSettled: Story = {
  args: inDollars,
  parameters: { scenario: { world: 'proceedsUnsettled' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('withdraw:because.cash'))
    await expect(await amountOf(context)).toBeVisible()
    const ahead = context.canvas.getByText(t('cash:ahead', { day: 1 })).closest('dl')
    await expect(ahead).toHaveTextContent(t('cash:ahead', { day: 2 }))
    await expect(context.canvas.queryByText(t('cash:now'))).toBeNull()
  },
}

export const OnHoldInPart: Story = {
  args: inDollars,
  parameters: { scenario: { world: 'cashOnHold' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const orders = await context.canvas.findByRole('link', { name: t('withdraw:because.order') })
    await expect(orders).toBeVisible()
    const request = t('products:withdrawals.requests.withdrawal')
    const asked = context.canvas.getByRole('link', { name: t('withdraw:because.request', { request }) })
    await expect(asked).toBeVisible()
  },
}

/** What is held for a request of another kind is called by its name. */
export const OnHoldForABlock: Story = {
  args: inDollars,
  parameters: { scenario: { world: 'blockSubmitted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const request = t('products:blockTrades.requests.trade')
    const asked = await context.canvas.findByRole('link', {
      name: t('withdraw:because.request', { request }),
    })
    await expect(asked).toBeVisible()
  },
}

export const TheRecord: Story = {
  parameters: { scenario: { world: 'withdrawn' } },
  play: async (context) => {
    const { t } = readerOf(context)
    const record = within(await context.canvas.findByRole('list', { name: t('withdraw:record') }))
    await expect(record.getAllByRole('link')).toHaveLength(3)
  },
}

export const AWrongPassword: Story = {
  play: async (context) => {
    await ask(context, '50000')
    const sheet = await enterFundPassword(context, '482916')
    const text = readerOf(context).t('refusals:refusals.FUND_PASSWORD_WRONG')
    await expect(await within(sheet).findByText(text)).toBeVisible()
  },
}

export const TheOutcomeIsUnknown: Story = {
  parameters: {
    scenario: {
      world: 'readyToWithdraw',
      faults: [{ on: 'withdrawals/submit', http: 500, times: 1 }],
    },
  },
  play: async (context) => {
    await ask(context, '50000')
    const sheet = await enterFundPassword(context, demoFundPassword)
    const check = readerOf(context).t('app:unknown.check')
    await expect(await within(sheet).findByRole('button', { name: check })).toBeVisible()
  },
}

/** It had been carried out: a check finds it, and leads to its receipt. Nothing is sent again. */
export const FindsThatItWasCarriedOut: Story = {
  parameters: {
    scenario: {
      world: 'readyToWithdraw',
      faults: [{ on: 'withdrawals/submit', hang: true, times: 1 }],
    },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await ask(context, '50000')
    const sheet = within(await enterFundPassword(context, demoFundPassword))
    await context.giveUpAnswer()
    await context.userEvent.click(await sheet.findByRole('button', { name: t('app:unknown.check') }))
    await seeReceipt(context)
  },
}

export const ServerError: Story = {
  parameters: {
    scenario: { world: 'readyToWithdraw', faults: [{ on: 'withdrawals/terms', http: 500 }] },
  },
}
export const Loading: Story = {
  parameters: {
    scenario: { world: 'readyToWithdraw', faults: [{ on: 'withdrawals/terms', hang: true }] },
  },
}
export const HugeAmounts: Story = { parameters: { scenario: { world: 'pricey' } } }
export const SmallPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }
export const RefreshesOnceOnline: Story = {
  play: (context) => refreshOnceOnline(context, () => amountOf(context)),
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
