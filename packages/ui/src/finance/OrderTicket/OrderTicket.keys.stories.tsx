import { refuse } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  hanbit,
  hanbitQuote,
  sampleAccount,
  sampleBook,
  sampleContext,
  sampleListing,
} from '../sampleMarket.ts'
import { LiveTicketSheet, sampleTicket } from './LiveTicket.tsx'
import { OrderTicketSheet } from './OrderTicket.tsx'
import { sampleTexts, sampleTextsIn } from './sampleTexts.ts'

/** What is asserted is a height in pixels, on a phone of 320 x 568. */
const meta = {
  title: 'Finance/OrderTicket/Keys',
  tags: ['widget'],
  component: OrderTicketSheet,
  args: {
    ...sampleTexts,
    zone: 'Asia/Seoul',
    ticket: sampleTicket({ draft: { lots: 5 } }),
    book: sampleBook(hanbitQuote),
    open: true,
    title: 'Hanbit Foods',
    onClose: fn(),
    onReview: fn(),
  },
  argTypes: { ticket: { control: false }, book: { control: false }, help: { control: false } },
  render: (args) => <LiveTicketSheet {...args} />,
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  parameters: { argsIn: sampleTextsIn, layout: 'padded' },
} satisfies Meta<typeof OrderTicketSheet>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const inSheet = async () => within(await screen.findByRole('dialog'))

/** Once the sheet has risen: no edge of the element is beyond the page, and nothing covers its middle. */
async function isInSight(element: HTMLElement): Promise<void> {
  await waitFor(async () => {
    await expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  })
  const { top, bottom } = element.getBoundingClientRect()
  await expect(top).toBeGreaterThanOrEqual(0)
  const middle = document.elementFromPoint(window.innerWidth / 2, (top + bottom) / 2)
  await expect(element.contains(middle) || middle?.contains(element) === true).toBe(true)
}

/** With the number keys up: the button, what blocks it, and what is typed into. */
async function seesAllThatMatters({ t }: Context, field: HTMLElement): Promise<void> {
  const sheet = await inSheet()
  await expect(sheet.getByRole('button', { name: t('entry.keyboard.erase') })).toBeVisible()
  await isInSight(sheet.getByRole('button', { name: t('finance.ticket.review') }))
  await isInSight(sheet.getByRole('button', { name: '0' }))
  await isInSight(field)
}

const typeQuantity: Play = async (context) => {
  const { userEvent, t } = context
  const sheet = await inSheet()
  const field = sheet.getByRole('spinbutton', { name: t('finance.ticket.shares') })
  await userEvent.click(field)
  await seesAllThatMatters(context, field)
}

export const Default: Story = {}

export const Playground: Story = { args: { ticket: sampleTicket({ draft: { mode: 'amount' } }) } }

/** The sheet grows under the finger as the price is pressed: the first key takes the price's place all the same. */
export const TheFirstKeyReplacesThePrice: Story = {
  play: async ({ userEvent, t }) => {
    const sheet = await inSheet()
    const price = t('finance.ticket.price')
    await userEvent.click(sheet.getByRole('button', { name: (name) => name.startsWith(price) }))
    const field = sheet.getByRole<HTMLInputElement>('textbox', { name: price })
    await userEvent.pointer({ keys: '[MouseLeft>]', target: field })
    field.setSelectionRange(3, 3)
    await userEvent.pointer({ keys: '[/MouseLeft]', target: sheet.getByRole('heading') })
    await waitFor(() => expect(field.selectionEnd).toBe(field.value.length))
    for (const key of ['2', '4', '9', '0']) await userEvent.click(sheet.getByRole('button', { name: key }))
    await expect(field).toHaveValue('2,490')
  },
}

/** What it opens on is selected: the first key takes its place. */
export const TypesByItsKeys: Story = {
  play: async (context) => {
    const { userEvent, t } = context
    await typeQuantity(context)
    const sheet = await inSheet()
    const field = sheet.getByRole('spinbutton', { name: t('finance.ticket.shares') })
    for (const key of ['1', '2']) await userEvent.click(sheet.getByRole('button', { name: key }))
    await expect(field).toHaveValue('12')
    await expect(field).toHaveFocus()
    await userEvent.click(sheet.getByRole('button', { name: t('entry.done') }))
    await expect(sheet.queryByRole('button', { name: t('entry.keyboard.erase') })).toBeNull()
    await expect(field).toHaveValue('12')
  },
}

export const TheButtonStaysInSightWhileBorrowing: Story = {
  args: { ticket: sampleTicket({ draft: { side: 'short', leverage: 10, lots: 5 } }) },
  play: async (context) => {
    const { t } = context
    await typeQuantity(context)
    const sheet = await inSheet()
    await isInSight(sheet.getByText(t('finance.risk.warning', { share: '8%' }), { exact: false }))
    await isInSight(sheet.getByText(t('finance.ticket.stopOut'), { exact: false }))
  },
}

export const TheButtonStaysInSightWithWhatBlocksIt: Story = {
  args: {
    ticket: sampleTicket({
      account: sampleAccount({ marginEnabled: false }),
      draft: { leverage: 2, lots: 5 },
    }),
    help: <button type="button">Help</button>,
  },
  play: async (context) => {
    await typeQuantity(context)
    const sheet = await inSheet()
    await context.userEvent.click(sheet.getByRole('button', { name: context.t('finance.ticket.review') }))
    await isInSight(sheet.getByText(context.args.reasonText(refuse('MARGIN_NOT_ENABLED', {}))))
  },
}

export const TheButtonStaysInSightByAmount: Story = {
  args: { ticket: sampleTicket({ draft: { mode: 'amount' } }) },
  play: async (context) => {
    const { userEvent, t } = context
    const sheet = await inSheet()
    const field = sheet.getByRole('textbox', { name: t('finance.ticket.amount') })
    await userEvent.click(field)
    await seesAllThatMatters(context, field)
    for (const key of ['7', '1', '2', '1', '1'])
      await userEvent.click(sheet.getByRole('button', { name: key }))
    await expect(sheet.getByText(t('finance.ticket.forAmountShares', { count: 1 }))).toBeInTheDocument()
  },
}

/** Twice as long as a line, as the sentence of the product is. */
const beyondLimits = {
  en: 'The price must be within today’s limits, ₩48,650–₩90,300.',
  kor: '오늘의 상한가와 하한가 사이에서 입력해 주세요: ₩48,650 ~ ₩90,300 사이만 돼요.',
  tw: '價格必須在今日的漲停價與跌停價之間：₩48,650 至 ₩90,300，超出則無法委託。',
}

/** What is wrong with a price comes under it while it is typed, and is read whole over the keys. */
export const TheWholeMessageStaysInSight: Story = {
  args: { reasonText: () => beyondLimits.en },
  parameters: {
    argsIn: {
      kor: { ...sampleTextsIn.kor, reasonText: () => beyondLimits.kor },
      tw: { ...sampleTextsIn.tw, reasonText: () => beyondLimits.tw },
    },
  },
  play: async ({ userEvent, args, t }) => {
    const sheet = await inSheet()
    const price = t('finance.ticket.price')
    await userEvent.click(sheet.getByRole('button', { name: (name) => name.startsWith(price) }))
    const field = sheet.getByRole('textbox', { name: price })
    await userEvent.click(field)
    for (const key of ['9', '9', '9', '0', '0'])
      await userEvent.click(sheet.getByRole('button', { name: key }))
    const message = sheet.getByText(args.reasonText(refuse('PRICE_UNAVAILABLE', {})))
    await waitFor(async () => {
      const { left, bottom } = message.getBoundingClientRect()
      const last = document.elementFromPoint(left + 4, bottom - 4)
      await expect(message.contains(last)).toBe(true)
    })
    await isInSight(field)
  },
}

export const TheButtonStaysInSightAtALimit: Story = {
  play: async (context) => {
    const { userEvent, t } = context
    const sheet = await inSheet()
    const price = t('finance.ticket.price')
    await userEvent.click(sheet.getByRole('button', { name: (name) => name.startsWith(price) }))
    const field = sheet.getByRole('textbox', { name: price })
    await userEvent.click(field)
    await seesAllThatMatters(context, field)
    for (const key of ['7', '0', '5', '0', '0'])
      await userEvent.click(sheet.getByRole('button', { name: key }))
    await expect(field).toHaveValue('70,500')
  },
}

export const TheButtonStaysInSightWithItsChargesUnfolded: Story = {
  args: { ticket: sampleTicket({ draft: { side: 'short', leverage: 10, lots: 5 } }) },
  play: async ({ userEvent, t }) => {
    const sheet = await inSheet()
    const costs = t('finance.ticket.costs')
    await userEvent.click(sheet.getByRole('button', { name: (name) => name.startsWith(costs) }))
    await isInSight(sheet.getByRole('button', { name: t('finance.ticket.review') }))
  },
}

export const TheMarketIsClosed: Story = {
  args: { ticket: sampleTicket({ context: sampleContext(hanbitQuote, sampleListing(hanbit, 'closed')) }) },
  play: async (context) => {
    await typeQuantity(context)
    const sheet = await inSheet()
    await isInSight(sheet.getByText(context.t('finance.ticket.total')))
  },
}
