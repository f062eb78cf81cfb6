import { refuse, timeOfDay } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import {
  allDayListing,
  bitx,
  bitxQuote,
  coinPosition,
  hanbit,
  hanbitQuote,
  holdingAccount,
  sampleAccount,
  sampleContext,
  sampleListing,
  samplePosition,
  waitingOrders,
  waitingPosition,
  sampleQuote,
} from '../sampleMarket.ts'
import { sampleTexts, sampleTextsIn } from '../OrderTicket/sampleTexts.ts'
import type { HoldingKind } from '../holdingKind.ts'
import { CloseSheet } from './CloseSheet.tsx'

const meta = {
  title: 'Finance/CloseSheet',
  tags: ['widget', 'autodocs'],
  component: CloseSheet,
  args: {
    ...sampleTexts,
    open: true,
    onClose: fn(),
    name: 'Hanbit Foods',
    position: samplePosition,
    context: sampleContext(),
    account: holdingAccount,
    busy: false,
    outcome: { kind: 'idle' },
    onConfirm: fn(),
    onCheck: fn(),
  },
  parameters: { argsIn: sampleTextsIn },
} satisfies Meta<typeof CloseSheet>
export default meta
type Story = StoryObj<typeof meta>

const ask = (name: string) => screen.findByRole('button', { name })

type Translate = Parameters<NonNullable<Story['play']>>[0]['t']
const nameOf = (t: Translate, held: HoldingKind, lots: number): string =>
  t(`finance.close.confirm.${held}`, { quantity: t('finance.shares', { count: lots }) })

export const Default: Story = {}
export const Playground: Story = { args: { stale: true } }

export const ClosesThePosition: Story = {
  play: async ({ userEvent, args, t }) => {
    await userEvent.click(await ask(t('finance.close.next')))
    await screen.findByRole('dialog', { name: t('finance.close.question.margin') })
    const confirm = screen.getByRole('button', { name: nameOf(t, 'margin', 40) })
    confirm.click()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onConfirm).toHaveBeenCalledWith({
      terms: { position: samplePosition.id, lots: 40, type: 'market' },
    })
  },
}

const lent = { lots: { [samplePosition.id]: 25 }, until: hanbitQuote.at }

/** Shares that are lent for a term stay out of what is sold, and the sheet says how they come back. */
export const LentForATerm: Story = {
  args: { account: { ...holdingAccount, lent } },
  play: async ({ t }) => {
    const quantity = t('finance.shares', { count: 25 })
    await expect(await screen.findByText(t('finance.close.lent', { quantity }))).toBeVisible()
    await expect(screen.getByRole('spinbutton')).toHaveValue('15')
  },
}

const coins = coinPosition(20)
/** A quantity of crypto, which is typed in lots, is in its symbol. */
export const Crypto: Story = {
  args: {
    name: 'Bitx',
    position: coins,
    context: sampleContext(bitxQuote, allDayListing(bitx)),
    account: sampleAccount({ positions: { [coins.id]: coins } }),
  },
  play: async ({ userEvent, t }) => {
    await userEvent.click(await screen.findByRole('button', { name: '25%' }))
    const all = t('finance.close.all', { quantity: t('finance.lots', { count: 20 }) })
    const bound = t('finance.withCoins', { text: all, coins: '0.2 BITX' })
    await expect(screen.getByText(`0.05 BITX · ${bound}`)).toBeVisible()
    await userEvent.click(await ask(t('finance.close.next')))
    const confirm = t('finance.close.confirm.owned', { quantity: '0.05 BITX' })
    await expect(await screen.findByRole('button', { name: confirm })).toBeVisible()
  },
}

export const PartAtALimit: Story = {
  play: async ({ userEvent, args, t }) => {
    await userEvent.click(await screen.findByRole('button', { name: '25%' }))
    await expect(screen.getByRole('spinbutton')).toHaveValue('10')
    await userEvent.click(screen.getByRole('radio', { name: t('finance.orderTypes.limit') }))
    await userEvent.click(screen.getByRole('button', { name: t('finance.stepper.higher') }))
    await expect(screen.getByText(t('finance.close.remaining'))).toBeVisible()
    await userEvent.click(await ask(t('finance.close.next')))
    await userEvent.click(await screen.findByRole('button', { name: nameOf(t, 'margin', 10) }))
    await expect(args.onConfirm).toHaveBeenCalledWith({
      terms: { position: samplePosition.id, lots: 10, type: 'limit', limitPrice: '71200' },
    })
  },
}

/** Three lines, and a button that says what it does. */
const asked =
  (held: HoldingKind): NonNullable<Story['play']> =>
  async ({ userEvent, t }) => {
    await userEvent.click(await ask(t('finance.close.next')))
    const dialog = within(await screen.findByRole('dialog', { name: t(`finance.close.question.${held}`) }))
    const lines = dialog.getAllByRole('term').map(({ textContent }) => textContent)
    const [shares, proceeds] = [t('finance.ticket.shares'), t('finance.close.proceeds')]
    await expect(lines).toEqual([shares, proceeds, t('finance.close.realised')])
    await expect(dialog.getByRole('button', { name: nameOf(t, held, 40) })).toBeVisible()
    await dialog.findByRole('button', { name: t('finance.review.change') })
  }
export const Asked: Story = { play: asked('margin') }
const unleveraged = { ...samplePosition, terms: { ...samplePosition.terms, leverage: 1 } } as const
export const SellsWhatIsOwned: Story = {
  args: {
    position: unleveraged,
    account: sampleAccount({ positions: { [unleveraged.id]: unleveraged } }),
  },
  play: asked('owned'),
}
const short = { ...unleveraged, terms: { ...unleveraged.terms, side: 'short' } } as const
export const BuysBackAShort: Story = {
  args: { position: short, account: sampleAccount({ positions: { [short.id]: short } }) },
  play: asked('short'),
}

/** As a person would add them: to what will be realised, and to what comes back. */
export const ItsFiguresAddUp: Story = {
  play: async ({ t }) => {
    await ask(t('finance.close.next'))
    const figure = (name: string): number => {
      const shown = screen.getByText(name).nextElementSibling?.textContent ?? ''
      const digits = Number(shown.replaceAll(/\D/g, ''))
      return /[−-]/.test(shown) ? -digits : digits
    }
    const gross = figure(t('finance.close.grossProfit'))
    const charges = figure(t('finance.close.fee')) + figure(t('finance.close.tax'))
    const realised = gross - charges - figure(t('finance.close.entryFee'))
    await expect(figure(t('finance.close.realised'))).toBe(realised)
    const proceeds = figure(t('finance.close.margin')) + gross - charges
    await expect(figure(t('finance.close.proceeds'))).toBe(proceeds)
  },
}

/** As in the ticket: the device's keyboard stays away, and the first key takes the place of what is selected. */
export const OurKeysTypeIt: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ userEvent, args, t }) => {
    const sheet = within(await screen.findByRole('dialog'))
    const erase = { name: t('entry.keyboard.erase') }
    const lots = sheet.getByRole('spinbutton')
    await userEvent.click(lots)
    await expect(lots).toHaveAttribute('inputmode', 'none')
    await expect(sheet.getByRole('button', erase)).toBeVisible()
    for (const key of ['1', '2']) await userEvent.click(sheet.getByRole('button', { name: key }))
    await expect(lots).toHaveValue('12')
    await userEvent.click(sheet.getByRole('button', { name: t('entry.done') }))
    await expect(sheet.queryByRole('button', erase)).toBeNull()
    await userEvent.click(sheet.getByRole('radio', { name: t('finance.orderTypes.limit') }))
    const price = sheet.getByRole('textbox')
    await userEvent.click(price)
    await expect(price).toHaveAttribute('inputmode', 'none')
    for (const key of ['7', '2', '0', '0', '0'])
      await userEvent.click(sheet.getByRole('button', { name: key }))
    await userEvent.click(sheet.getByRole('button', { name: t('finance.close.next') }))
    await expect(sheet.queryByRole('button', erase)).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: nameOf(t, 'margin', 12) }))
    await expect(args.onConfirm).toHaveBeenCalledWith({
      terms: { position: samplePosition.id, lots: 12, type: 'limit', limitPrice: '72000' },
    })
  },
}

export const TooMany: Story = {
  play: async ({ userEvent, t }) => {
    const lots = await screen.findByRole('spinbutton')
    await userEvent.clear(lots)
    // An empty field is no mistake before going on is asked for.
    await expect(lots).toBeValid()
    await userEvent.click(await ask(t('finance.close.next')))
    await expect(lots).toBeInvalid()
    await expect(lots).toHaveFocus()
    await userEvent.type(lots, '41')
    await expect(lots).toBeInvalid()
    await userEvent.click(await ask(t('finance.close.next')))
    await expect(lots).toHaveFocus()
    await expect(screen.queryByRole('dialog', { name: t('finance.close.question.margin') })).toBeNull()
  },
}

/** Found on opening the sheet: a closing that was sent before has no answer yet. */
export const UnknownFromBefore: Story = {
  args: { outcome: { kind: 'unknown', at: 'earlier' } },
  play: async ({ userEvent, args, t }) => {
    await expect(screen.queryByRole('button', { name: t('finance.close.next') })).not.toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: t('finance.review.check') }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}
/** Ten lots wait for their price already. */
export const PartWaitsForItsPrice: Story = {
  args: {
    position: waitingPosition,
    account: sampleAccount({ positions: { [waitingPosition.id]: waitingPosition }, orders: waitingOrders }),
  },
  play: async () => {
    await expect(await screen.findByRole('spinbutton')).toHaveValue('30')
  },
}
export const AtALoss: Story = { args: { context: sampleContext(sampleQuote(hanbit, '60100', '69500')) } }
const closed = refuse('OUTSIDE_TRADING_TIME', {
  from: timeOfDay('09:00'),
  to: timeOfDay('15:30'),
  zone: 'Asia/Seoul',
})
export const MarketClosed: Story = {
  args: { context: sampleContext(hanbitQuote, sampleListing(hanbit, 'closed')) },
  play: async ({ userEvent, args, t }) => {
    const next = await ask(t('finance.close.next'))
    await expect(screen.getByText(args.reasonText(closed))).toBeVisible()
    await userEvent.click(next)
    await expect(screen.queryByRole('dialog', { name: t('finance.close.question.margin') })).toBeNull()
    await expect(screen.getByText(args.reasonText(closed))).toBeVisible()
  },
}
