import { decimal, money } from '@onelot/domain'
import { Button, formatMoney } from '@onelot/ui'
import { intlLocale } from '@onelot/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import {
  attachVoucher,
  findPaymentDetails,
  findPaymentPart,
  payAndSubmit,
  seeReceipt,
  submitDeposit,
} from '../../../testing/depositing.ts'
import { messagePattern } from '../../../testing/messagePattern.ts'
import { readerOf } from '../../../testing/readers.ts'
import { realMoney } from '../../../testing/realMoney.ts'
import { DepositChannelScreen } from './DepositChannelScreen.tsx'

const bank = { currency: 'KRW', channel: 'bank-KRW', amount: decimal('50000') } as const
const wallet = { currency: 'USD', channel: 'usdt-TRC20', amount: decimal('100.21') } as const

const meta = {
  title: 'Screens/Deposit payment',
  tags: ['screen', 'autodocs'],
  component: DepositChannelScreen,
  args: bank,
  parameters: {
    purpose: 'Says where to pay, how much and with which reference, and takes the picture of the transfer.',
    scenario: { screen: 'depositChannel', world: 'readyToWithdraw' },
  },
} satisfies Meta<typeof DepositChannelScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const ByBank: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findPaymentDetails(context)
    await expect(await findPaymentPart(t('depositChannel:bank'))).toHaveTextContent('Hanbit Bank')
    await expect(await findPaymentPart(t('depositChannel:holder'))).toHaveTextContent('Onelot Securities')
    await expect(await findPaymentPart(t('depositChannel:number'))).toHaveTextContent('100-2026-0310-01')
    const paid = t('depositChannel:paid', { unit: 'KRW' })
    await expect(await findPaymentPart(paid)).toHaveTextContent('50,000')
    await expect(await findPaymentPart(t('depositChannel:reference'))).toHaveTextContent(/[A-Z2-9]{8}/)
    await expect(
      context.canvas.getByText(messagePattern((until) => t('depositChannel:until', { until }))),
    ).toBeVisible()
    await expect(context.canvas.getByText(t('depositChannel:practice'))).toBeVisible()
  },
}
/** Where money is real, nothing is said of practice. */
export const WithRealMoney: Story = {
  parameters: { scenario: { ...realMoney, world: 'readyToWithdraw' } },
  play: async (context) => {
    await findPaymentDetails(context)
    await expect(context.canvas.queryByText(readerOf(context).t('depositChannel:practice'))).toBeNull()
  },
}

/** To a wallet: the address and its code, the network on which alone it arrives, and what is credited for it. */
export const InUsdt: Story = {
  args: wallet,
  play: async (context) => {
    const { canvas } = context
    const { t, language } = readerOf(context)
    await findPaymentDetails(context, 'wallet')
    await expect(canvas.getByRole('img', { name: t('depositChannel:qr') })).toBeVisible()
    await expect(await findPaymentPart(t('depositChannel:address'))).toHaveTextContent(
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    )
    await expect(canvas.getByText(t('depositChannel:networkText', { network: 'TRC20' }))).toBeVisible()
    const credited = formatMoney(intlLocale(language), money('USD', '100'))
    await expect(canvas.getByText(t('depositChannel:credit.credited')).parentElement).toHaveTextContent(
      credited,
    )
    await expect(canvas.getByText(/^1 USDT = .*0\.998/)).toBeVisible()
  },
}

/** The browser's own clipboard asks for a permission that a test has not. */
const written = fn(() => Promise.resolve())

export const Copies: Story = {
  beforeEach: () => {
    written.mockClear()
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    await findPaymentDetails(context)
    const name = ui('entry.copy.copyNamed', { name: t('depositChannel:number') })
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(written).toHaveBeenCalledWith('100-2026-0310-01')
    await canvas.findByRole('button', { name: ui('entry.copy.copied') })
  },
}

export const Submits: Story = {
  play: async (context) => {
    await payAndSubmit(context)
    await seeReceipt(context)
  },
}

export const NeedsAPicture: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findPaymentDetails(context)
    await submitDeposit(context)
    await expect(await context.canvas.findByText(t('depositChannel:required'))).toBeVisible()
  },
}

export const AddsThePictureAfterAll: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await findPaymentDetails(context)
    await submitDeposit(context)
    await context.canvas.findByText(t('depositChannel:required'))
    await attachVoucher(context)
    await expect(context.canvas.queryByText(t('depositChannel:required'))).toBeNull()
  },
}

export const TheAmountIsChanged: Story = {
  play: async (context) => {
    const { canvas, userEvent, navigation } = context
    await findPaymentDetails(context)
    const name = new RegExp(`^${RegExp.escape(readerOf(context).t('deposits:amount'))}`)
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(navigation.back).toHaveBeenCalledOnce()
  },
}

export const NotOffered: Story = {
  args: { ...bank, channel: 'none' },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByText(t('depositChannel:gone.title'))
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: t('depositChannel:gone.action') }),
    )
    await expect(context.navigation.replace).toHaveBeenCalledWith({ to: 'deposit' })
  },
}

export const TakenAwayMeanwhile: Story = {
  parameters: {
    scenario: {
      world: 'readyToWithdraw',
      faults: [{ on: 'deposits/openChannel', refuse: 'PRODUCT_UNAVAILABLE' }],
    },
  },
  play: async (context) => {
    await context.canvas.findByText(readerOf(context).t('depositChannel:gone.title'))
  },
}

/** The screen, and a way to leave it and come back. */
function OpenedAgain() {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <DepositChannelScreen key={visit} {...bank} />
      <Button variant="quiet" onClick={() => setVisit(visit + 1)}>
        Open again
      </Button>
    </>
  )
}

export const KeepsThePicture: Story = {
  render: () => <OpenedAgain />,
  play: async (context) => {
    await findPaymentDetails(context)
    await attachVoucher(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Open again' }))
    await context.canvas.findByText(readerOf(context).t('app:form.uploaded'))
    await submitDeposit(context)
    await seeReceipt(context)
  },
}

const seeTheDayEnd = async (context: Context): Promise<HTMLElement> => {
  await findPaymentDetails(context)
  // It is eleven in Seoul, where the day ends at midnight.
  await context.broker.advance('13 h')
  return context.canvas.findByText(readerOf(context).t('depositChannel:over'))
}

export const TheDayEnds: Story = {
  play: async (context) => {
    await expect(await seeTheDayEnd(context)).toBeVisible()
  },
}

export const ShowsTheNewDay: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    const over = await seeTheDayEnd(context)
    await userEvent.click(canvas.getByRole('button', { name: t('depositChannel:renew') }))
    await waitFor(() => expect(over).not.toBeInTheDocument())
  },
}

const stopped = (
  world: 'deposited' | 'fundsClosed',
  title: 'obstacles:codes.DEPOSIT_PENDING.title' | 'obstacles:waits.DEPOSIT_WINDOW_CLOSED',
): Story => ({
  parameters: { scenario: { world } },
  play: async (context) => {
    const { t } = readerOf(context)
    await context.canvas.findByRole('heading', { name: t(title) })
    await expect(context.canvas.queryByRole('button', { name: t('depositChannel:submit') })).toBeNull()
  },
})
export const ADepositIsUnderReview: Story = stopped('deposited', 'obstacles:codes.DEPOSIT_PENDING.title')
export const Closed: Story = stopped('fundsClosed', 'obstacles:waits.DEPOSIT_WINDOW_CLOSED')

export const TriesAgainForTheAccount: Story = {
  parameters: {
    scenario: { world: 'readyToWithdraw', faults: [{ on: 'deposits/openChannel', http: 500, times: 1 }] },
  },
  play: async (context) => {
    const { ui } = readerOf(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: ui('retry') }))
    await findPaymentDetails(context)
  },
}

export const SmallPhone: Story = {
  args: wallet,
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async (context) => {
    await findPaymentDetails(context, 'wallet')
  },
}
export const Loading: Story = {
  parameters: {
    scenario: { world: 'readyToWithdraw', faults: [{ on: 'deposits/openChannel', hang: true }] },
  },
}
export const ServerError: Story = {
  parameters: { scenario: { world: 'readyToWithdraw', faults: [{ on: 'deposits/terms', http: 500 }] } },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
