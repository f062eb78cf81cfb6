import { decimal, money } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Receipt } from './Receipt.tsx'

const meta = {
  title: 'Finance/Receipt',
  tags: ['widget', 'autodocs'],
  component: Receipt,
  args: {
    label: 'Withdrawal',
    status: 'pending',
    amount: money('USD', decimal('-120.00')),
    steps: [
      { id: 'sent', label: 'Submitted', state: 'done', description: 'Mar 10, 11:00' },
      { id: 'review', label: 'Under review', state: 'current', description: 'Until 13:00 today' },
      { id: 'arrived', label: 'At your bank', state: 'waiting' },
    ],
    facts: [
      { label: 'To', value: 'Kookmin Bank, 110-•••-7890' },
      { label: 'Fee', value: money('USD', decimal('1.50')) },
    ],
    number: 'W-2026-0310-000042',
    onShare: fn(),
  },
  argTypes: { children: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Receipt>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { signed: false } }

export const IsShared: Story = {
  play: async ({ canvas, userEvent, args, t }) => {
    await expect(canvas.getByRole('button', { name: t('finance.receipt.request.copy') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('finance.receipt.share') }))
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
}
export const SaysWhatWasWon: Story = {
  args: {
    label: 'Position closed',
    done: 'Sold 100 shares at $12.34',
    status: undefined,
    amount: undefined,
    steps: undefined,
    facts: [
      { label: 'Commission', value: money('USD', decimal('1.23')) },
      { label: 'Realised profit', value: money('USD', decimal('65.80')), isChange: true },
    ],
  },
  play: async ({ canvas }) => {
    const [, realised] = canvas.getAllByRole('definition')
    await expect(realised).toHaveTextContent('+$65.80')
  },
}
/** Final at once: what was done, then what it took. */
export const LeadsWithWhatWasDone: Story = {
  args: {
    label: 'Order filled',
    done: 'Bought 100 shares at $12.34',
    status: undefined,
    amount: undefined,
    steps: undefined,
    facts: [
      { label: 'Total', value: money('USD', decimal('1235.23')) },
      { label: 'Commission', value: money('USD', decimal('1.23')) },
    ],
    number: 'O-2026-0310-000042',
    numberOf: 'order',
  },
  play: async ({ canvas, t }) => {
    await expect(canvas.getByText(t('finance.receipt.order.number'))).toBeVisible()
    await expect(canvas.queryByText(t('finance.receipt.request.number'))).toBeNull()
  },
}
/** On a small phone a number that is longer than the line breaks between its groups, under its name. */
export const LongNumber: Story = {
  globals: { textSize: 'normal', viewport: { value: 'small', isRotated: false } },
  args: { number: '01958a3c-7b2e-4f19-8c41-5d2e90ab77f3', numberOf: 'order' },
  play: async ({ canvas, args, t }) => {
    const name = canvas.getByText(t('finance.receipt.order.number')).getBoundingClientRect()
    const number = canvas.getByText(args.number)
    await expect(number.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom)
    const above = canvas.getAllByRole('definition').at(-1)?.getBoundingClientRect()
    await expect(name.top - (above?.bottom ?? NaN)).toBeGreaterThanOrEqual(8)
    const groups = [...number.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    await expect(groups).toHaveLength(5)
    for (const group of groups) {
      const range = document.createRange()
      range.selectNodeContents(group)
      await expect(range.getClientRects()).toHaveLength(1)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
/** It is read in groups of four, and is copied and read out whole. */
export const NumberWithoutHyphens: Story = {
  args: { number: 'c0ffee0123456789abcd', numberOf: 'order' },
  play: async ({ canvasElement, args }) => {
    const groups = [...canvasElement.querySelectorAll('span')].filter(({ textContent }) =>
      /^[\da-f]{4}$/.test(textContent),
    )
    await expect(groups.map(({ textContent }) => textContent).join('')).toBe(args.number)
    const gaps = groups.slice(1).map((group, at) => {
      const { left } = group.getBoundingClientRect()
      return left - (groups[at]?.getBoundingClientRect().right ?? left)
    })
    await expect(gaps.every((gap) => gap > 0)).toBe(true)
    await expect(canvasElement).toHaveTextContent(args.number)
  },
}
export const Failed: Story = {
  args: {
    status: 'rejected',
    steps: [
      { id: 'sent', label: 'Submitted', state: 'done', description: 'Mar 10, 11:00' },
      {
        id: 'review',
        label: 'Not passed',
        state: 'failed',
        description: 'The account at the bank has another name.',
      },
    ],
  },
}
export const NothingButRows: Story = {
  args: { status: undefined, amount: undefined, steps: undefined },
}
