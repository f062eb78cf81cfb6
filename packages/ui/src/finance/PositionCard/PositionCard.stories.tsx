import type { Meta, StoryObj } from '@storybook/react-vite'
import { decimal, defaultMarkets, leverages, money, sides } from '@onelot/domain'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { MASK } from '../format/money.ts'
import { positionStatuses } from '../StatusTag/statuses.ts'
import { PositionCard, type PositionCardProps } from './PositionCard.tsx'
import { positionLooks, profitSpans } from './positionParts.tsx'

const gain = { amount: decimal('244000'), rate: decimal('0.1877'), direction: 'up' } as const
const loss = { amount: decimal('-1300000'), rate: decimal('-1'), direction: 'down' } as const

const holding: PositionCardProps = {
  name: 'Hanbit Foods',
  code: '104520',
  status: 'holding',
  side: 'long',
  leverage: 2,
  lots: 40,
  price: decimal('65000'),
  scale: defaultMarkets.KRX,
  marketValue: money('KRW', '2848000'),
  profit: gain,
  simulated: true,
  sector: 'Food, beverage and tobacco',
}

const meta = {
  title: 'Finance/PositionCard',
  tags: ['widget', 'autodocs'],
  component: PositionCard,
  args: { ...holding, onPress: fn() },
  argTypes: {
    status: { control: 'select', options: positionStatuses },
    side: { control: 'select', options: sides },
    profitOf: { control: 'select', options: profitSpans },
    leverage: { control: 'select', options: leverages },
    look: { control: 'inline-radio', options: positionLooks },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PositionCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { hideAmounts: 'shown' },
}
export const Playground: Story = { args: { status: 'locked', leverage: 1 } }

/** What its button is called is not what the rest of the card says: a screen reader says each thing once. */
export const OpensByAPress: Story = {
  globals: { hideAmounts: 'shown' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Hanbit Foods [₩￦]2,848,000$/ }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** A short that is up by less than the tax of its sale. */
export const ALossAfterFees: Story = {
  globals: { hideAmounts: 'shown' },
  args: {
    side: 'short',
    profit: { amount: decimal('20000'), rate: decimal('0.0025'), direction: 'up' },
    afterFees: money('KRW', '-6397'),
  },
  play: async ({ canvas, t }) => {
    const label = canvas.getByText(t('finance.position.afterFees'))
    await expect(label.parentElement).toHaveTextContent(/[−-][₩￦]6,397/)
  },
}
export const SwitchesToToday: Story = {
  args: { afterFees: money('KRW', '238917'), onProfitPress: fn() },
  play: async ({ canvas, userEvent, args, t }) => {
    const figure = new RegExp(RegExp.escape(t('finance.position.show.today')))
    await userEvent.click(canvas.getByRole('button', { name: figure }))
    await expect(args.onProfitPress).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
export const OfToday: Story = { args: { profitOf: 'today', onProfitPress: fn() } }

const states = () => (
  <Stack gap="x3">
    <PositionCard {...holding} />
    <PositionCard {...holding} status="pendingOrder" leverage={1} profit={undefined} />
    <PositionCard {...holding} status="preparingToClose" side="short" leverage={10} profit={loss} />
    <PositionCard {...holding} status="closed" side="short" leverage={1} exitPrice={decimal('58900')} />
    <PositionCard {...holding} status="cancelled" price={undefined} profit={undefined} leverage={1} />
    <PositionCard {...holding} status="expired" profit={undefined} leverage={1} />
    <PositionCard {...holding} status="rejected" profit={undefined} leverage={1} />
  </Stack>
)
export const States: Story = { render: states }
export const StatesInKoreanDark: Story = { render: states, globals: { language: 'kor', theme: 'dark' } }
export const StatesInChinese: Story = { render: states, globals: { language: 'tw', marketColours: 'tw' } }

const rows = () => (
  <Card padding="none">
    <PositionCard {...holding} look="row" leverage={1} onPress={fn()} />
    <PositionCard {...holding} look="row" side="short" leverage={10} profit={loss} onPress={fn()} />
    <PositionCard {...holding} look="row" status="locked" leverage={1} profitOf="today" onPress={fn()} />
    <PositionCard
      {...holding}
      look="row"
      status="closed"
      leverage={1}
      exitPrice={decimal('58900')}
      when="11:02, 10 Mar"
    />
  </Card>
)
/** Of what is held in full only the quantity is said; what is different is a tag. */
export const Rows: Story = {
  globals: { hideAmounts: 'shown', textSize: 'normal' },
  render: rows,
  play: async ({ canvas, t }) => {
    const [first, second] = canvas.getAllByRole('article')
    await expect(first).not.toHaveTextContent(t('finance.statuses.holding'))
    await expect(first).not.toHaveTextContent(t('finance.held.owned'))
    await expect(second).toHaveTextContent(t('finance.held.short'))
    await expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(76)
  },
}
export const RowsInKoreanDark: Story = { render: rows, globals: { language: 'kor', theme: 'dark' } }

const close = (
  <Button variant="secondary" size="small">
    Close
  </Button>
)
const cancel = (
  <Button variant="secondary" size="small">
    Cancel order
  </Button>
)
export const WithActions: Story = {
  render: () => (
    <Stack gap="x3">
      <PositionCard {...holding} actions={close} />
      <PositionCard {...holding} status="pendingOrder" profit={undefined} actions={cancel} />
    </Stack>
  ),
}
export const Hidden: Story = {
  globals: { hideAmounts: 'hidden' },
  play: async ({ canvas, canvasElement, t }) => {
    await expect(canvasElement).not.toHaveTextContent('244,000')
    await expect(canvas.getByText(t('finance.sharesHidden', { mask: MASK }), { exact: false })).toBeVisible()
  },
}
export const PartlyClosed: Story = {
  globals: { hideAmounts: 'shown' },
  args: { lots: 15, lotsOpened: 40, marketValue: money('KRW', '1068000') },
  play: async ({ canvas, t }) => {
    await expect(
      canvas.getByText(
        t('finance.position.lotsLeft', { quantity: t('finance.shares', { count: 15 }), all: '40' }),
        { exact: false },
      ),
    ).toBeVisible()
  },
}
/** What is closed leads with what it made, and shows from what price to what price. */
export const Closed: Story = {
  globals: { hideAmounts: 'shown' },
  args: { status: 'closed', exitPrice: decimal('71100'), marketValue: money('KRW', '0') },
  play: async ({ canvas, canvasElement, t }) => {
    await expect(canvas.getByText(/244,000/)).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/65,000 → [₩￦]71,100/)
    await expect(
      canvas.getByText(
        new RegExp(
          `^${RegExp.escape(t('finance.holding.margin.entry'))} .+ ${RegExp.escape(t('finance.holding.margin.exit'))}`,
        ),
      ),
    ).toBeInTheDocument()
    await expect(canvasElement).toHaveTextContent('+18.77%')
  },
}
/** A part that was closed is a card of its own: its quantity, of how many, its result and when. */
export const ClosedPart: Story = {
  globals: { hideAmounts: 'shown' },
  args: {
    status: 'closed',
    lots: 15,
    lotsOpened: 40,
    exitPrice: decimal('71100'),
    marketValue: money('KRW', '0'),
    when: '11:02, 10 Mar',
  },
  play: async ({ canvas, t }) => {
    const quantity = t('finance.position.lotsOf', { quantity: t('finance.shares', { count: 15 }), all: '40' })
    await expect(canvas.getByText(quantity, { exact: false })).toBeVisible()
    await expect(canvas.getByText('11:02, 10 Mar')).toBeVisible()
  },
}
/** Less than a share, which a reverse split paid out. */
export const Fraction: Story = {
  globals: { hideAmounts: 'shown' },
  args: { status: 'closed', lots: 1, fraction: decimal('0.5'), exitPrice: decimal('71100') },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('finance.shares', { count: 0.5 }), { exact: false })).toBeVisible()
  },
}
export const Stale: Story = { args: { stale: true } }
export const LongText: Story = {
  args: {
    name: 'The Very Long Registered Name of a Holding Company That Nobody Could Ever Shorten, Incorporated',
    marketValue: money('KRW', '999999999999'),
    lots: 1_000_000_000,
  },
}
