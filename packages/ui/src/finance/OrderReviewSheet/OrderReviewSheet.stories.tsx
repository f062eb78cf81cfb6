import { type OrderTerms, decimal, defaultMarkets, instant, money, ticket } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import {
  aapl,
  allDayListing,
  bitx,
  bitxQuote,
  dayTradeContext,
  hanbit,
  hanbitQuote,
  sampleAccount,
  sampleContext,
  sampleListing,
  sampleNow,
  sampleQuote,
} from '../sampleMarket.ts'
import { OrderReviewSheet, type OrderReviewSheetProps } from './OrderReviewSheet.tsx'
import type { SendOutcome } from './SendFooter.tsx'

const terms: OrderTerms = {
  instrument: hanbit.id,
  side: 'long',
  type: 'limit',
  limitPrice: hanbitQuote.price,
  lots: 100,
  leverage: 1,
}
const reviewed = (order: OrderTerms) => ({
  terms: order,
  ticket: ticket(order, sampleContext(), sampleAccount()),
})

const meta = {
  title: 'Finance/OrderReviewSheet',
  tags: ['widget', 'autodocs'],
  component: OrderReviewSheet,
  args: {
    ...reviewed(terms),
    open: true,
    onClose: fn(),
    name: 'Hanbit Foods',
    code: '104520',
    lotSize: hanbit.lotSize,
    waitsIn: {
      session: sampleListing(hanbit).session,
      now: sampleNow,
      zone: 'Asia/Seoul',
      quote: undefined,
      halted: false,
    },
    scale: defaultMarkets.KRX,
    busy: false,
    outcome: { kind: 'idle' },
    onConfirm: fn(),
    onCheck: fn(),
  },
} satisfies Meta<typeof OrderReviewSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { busy: false } }

/** It could only be a purchase: the button says that it is. */
export const OnlyBought: Story = {
  args: { sided: false },
  play: async ({ t }) => {
    await screen.findByRole('dialog', { name: t('finance.review.title') })
    await expect(screen.queryByText(t('finance.ticket.side'))).toBeNull()
    await expect(
      screen.getByRole('button', { name: (name) => name.startsWith(t('finance.review.confirmLong')) }),
    ).toBeVisible()
  },
}

export const ConfirmsOnce: Story = {
  play: async ({ userEvent, t }) => {
    await screen.findByRole('dialog', { name: t('finance.review.title') })
    const dialog = screen.getByRole('dialog')
    const lines = () => dialog.querySelectorAll('dt, button[aria-expanded]')
    await expect(lines()).toHaveLength(6)
    // 7,120,000 and 1,068 are 7,121,068.
    await expect(dialog).toHaveTextContent(/[₩￦]7,121,068/)
    await expect(dialog).toHaveTextContent(/[₩￦]7,120,000/)
    const fee = { name: (name: string) => name.startsWith(t('finance.ticket.fee')) }
    await expect(screen.getByRole('button', fee)).toHaveTextContent(/[₩￦]1,068/)
    await expect(screen.queryByText(t('finance.holding.owned.tax'))).toBeNull()
    await userEvent.click(screen.getByRole('button', fee))
    await expect(screen.getByText(t('finance.holding.owned.tax'))).toBeVisible()
  },
}

/** Longer than any play takes: it says itself when the answer is there. */
const ANSWER_MS = 10_000

/** Answers some time after it was asked, like a broker; how it answers, the story says. */
function Slow(props: OrderReviewSheetProps & { answer: SendOutcome }) {
  const { answer, onConfirm, onCheck, ...rest } = props
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<SendOutcome>({ kind: 'idle' })
  const send = (next: SendOutcome) => {
    queueMicrotask(() => {
      setBusy(true)
      setTimeout(() => {
        setBusy(false)
        setOutcome({ ...next })
      }, ANSWER_MS)
    })
  }
  return (
    <OrderReviewSheet
      {...rest}
      busy={busy}
      outcome={outcome}
      onConfirm={() => {
        onConfirm()
        send(answer)
      }}
      onCheck={() => {
        onCheck()
        send({ kind: 'neverArrived' })
      }}
    />
  )
}

export const TakesNoTapWhileItIsSent: Story = {
  render: (args) => <Slow {...args} answer={{ kind: 'refused', text: 'The market has just closed.' }} />,
  play: async ({ args, t, endWait }) => {
    const confirm = await screen.findByRole('button', {
      name: new RegExp(
        `^${RegExp.escape(t('finance.review.confirmLong'))} · ${RegExp.escape(t('finance.shares', { count: 100 }))}`,
      ),
    })
    confirm.click()
    await waitFor(() => expect(confirm).toHaveAttribute('data-state', 'loading'))
    for (let tap = 0; tap < 20; tap += 1) confirm.click()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await endWait(ANSWER_MS)
    await screen.findByText(/The market has just closed\./)
    await waitFor(() => expect(confirm).toHaveAttribute('data-state', 'ready'))
    confirm.click()
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(confirm).toHaveAttribute('data-state', 'loading'))
    await endWait(ANSWER_MS)
    await waitFor(() => expect(confirm).toHaveAttribute('data-state', 'ready'))
  },
}

export const UnknownOutcome: Story = {
  render: (args) => <Slow {...args} answer={{ kind: 'unknown', at: 'sending' }} />,
  play: async ({ args, t, endWait }) => {
    const confirm = await screen.findByRole('button', {
      name: new RegExp(`^${RegExp.escape(t('finance.review.confirmLong'))}`),
    })
    confirm.click()
    await endWait(ANSWER_MS)
    await screen.findByText(t('finance.review.unknownTitle'))
    await expect(screen.getByText(t('finance.review.unknown.sending'))).toBeVisible()
    await expect(
      screen.queryByRole('button', {
        name: new RegExp(`^${RegExp.escape(t('finance.review.confirmLong'))}`),
      }),
    ).not.toBeInTheDocument()
    const check = screen.getByRole('button', { name: t('finance.review.check') })
    check.click()
    await expect(args.onCheck).toHaveBeenCalledOnce()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await endWait(ANSWER_MS)
    await screen.findByText(t('finance.review.neverArrived'))
    await screen.findByRole('button', {
      name: new RegExp(`^${RegExp.escape(t('finance.review.confirmLong'))}`),
    })
  },
}
export const CarriedOutAfterACheck: Story = { args: { outcome: { kind: 'carriedOut' } } }
export const AnEarlierOneWasCarriedOut: Story = { args: { outcome: { kind: 'earlierCarriedOut' } } }
export const Unknown: Story = { args: { outcome: { kind: 'unknown', at: 'sending' } } }
export const UnknownAfterACheck: Story = { args: { outcome: { kind: 'unknown', at: 'checking' } } }
/** Found on opening the form: what was sent before has no answer yet. */
export const UnknownFromBefore: Story = {
  args: { outcome: { kind: 'unknown', at: 'earlier' } },
  play: async ({ t }) => {
    await screen.findByText(t('finance.review.unknown.earlier'))
    await expect(
      screen.queryByRole('button', {
        name: new RegExp(`^${RegExp.escape(t('finance.review.confirmLong'))}`),
      }),
    ).not.toBeInTheDocument()
  },
}

export const Busy: Story = { args: { busy: true } }
export const Refused: Story = {
  args: { outcome: { kind: 'refused', text: 'The price lies beyond the limits of the day.' } },
  parameters: {
    argsIn: {
      kor: { outcome: { kind: 'refused', text: '오늘의 상하한가를 벗어난 가격이에요.' } },
      tw: { outcome: { kind: 'refused', text: '價格超出今日漲跌停範圍。' } },
    },
  },
}
/** Its costs and the liquidation price are shown without a tap. */
export const ShortAtTheMarket: Story = {
  args: reviewed({ instrument: hanbit.id, side: 'short', type: 'market', lots: 30, leverage: 5 }),
  play: async ({ t }) => {
    await screen.findByRole('dialog', { name: t('finance.review.title') })
    const fee = { name: (name: string) => name.startsWith(t('finance.ticket.fee')) }
    await expect(screen.getByRole('button', fee)).toHaveTextContent(/[₩￦]\d/)
    for (const named of [t('finance.holding.margin.tax'), t('finance.ticket.stopOut')])
      await expect(screen.getByText(named).nextElementSibling).toHaveTextContent(/[₩￦]\d/)
  },
}
/** A limit under a dollar keeps its digits while the price beside it is above. */
export const LimitBelowTheEdgeOfARow: Story = {
  args: {
    terms: { ...terms, instrument: aapl.id, limitPrice: decimal('0.9985') },
    ticket: ticket(
      { ...terms, instrument: aapl.id, limitPrice: decimal('0.9985') },
      sampleContext(sampleQuote(aapl, '1.05', '1.02'), sampleListing(aapl)),
      sampleAccount(),
    ),
    name: 'Apple',
    code: 'AAPL',
    scale: defaultMarkets.US,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('$0.9985')
  },
}
const dayTrade: OrderTerms = { ...terms, dayTrade: true }
/** Its end and its break-even are among its terms, and what happens then is said in place of how long it waits. */
export const DayTrade: Story = {
  args: {
    terms: dayTrade,
    ticket: ticket(dayTrade, dayTradeContext(), sampleAccount()),
    closesAt: instant(Date.parse('2026-01-05T06:25:00Z')),
  },
  play: async ({ trading }) => {
    const dialog = await screen.findByRole('dialog')
    const time = '15:25'
    await expect(dialog).toHaveTextContent(trading('dayTrade.label'))
    await expect(screen.getByText(trading('dayTrade.breakEven')).nextElementSibling).toHaveTextContent(
      /71,400/,
    )
    await expect(dialog).toHaveTextContent(time)
  },
}
const coins: OrderTerms = {
  ...terms,
  instrument: bitx.id,
  limitPrice: bitxQuote.price,
  lots: 20,
}
/** Of a market that is open 24 hours it says until when it waits. */
export const Crypto: Story = {
  args: {
    terms: coins,
    ticket: ticket(coins, sampleContext(bitxQuote, allDayListing(bitx)), sampleAccount()),
    waitsIn: {
      session: allDayListing(bitx).session,
      now: sampleNow,
      zone: 'Asia/Seoul',
      quote: undefined,
      halted: false,
    },
    name: 'Bitx',
    code: 'BITX',
    lotSize: bitx.lotSize,
    scale: defaultMarkets.CRYPTO,
  },
  play: async ({ t }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent('09:00')
    await expect(dialog).toHaveTextContent(`${t('finance.ticket.coins')}0.2 BITX`)
  },
}
export const LongText: Story = {
  args: {
    name: 'The Very Long Registered Name of a Holding Company That Nobody Could Ever Shorten, Incorporated',
    ticket: { ...reviewed(terms).ticket, total: money('KRW', '999999999999999') },
  },
}
