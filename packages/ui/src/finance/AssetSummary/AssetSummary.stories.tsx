import type { Meta, StoryObj } from '@storybook/react-vite'
import { decimal, money } from '@onelot/domain'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { changeBetween } from '../format/change.ts'
import { Money } from '../Money/Money.tsx'
import { AssetSummary } from './AssetSummary.tsx'

const krw = (amount: string) => <Money value={money('KRW', amount)} weight="strong" />

const meta = {
  title: 'Finance/AssetSummary',
  tags: ['widget', 'autodocs'],
  component: AssetSummary,
  args: {
    label: 'Total assets',
    total: money('KRW', '104238500'),
    changes: [{ label: 'Today', change: changeBetween(decimal('103900000'), decimal('104238500')) }],
    facts: [
      { label: 'Available', value: krw('61200000') },
      { label: 'Frozen', value: krw('1424200') },
      { label: 'Holding funds', value: krw('41614300') },
      {
        label: 'Profit to date',
        value: <Money value={money('KRW', '4238500')} tone="change" weight="strong" />,
      },
    ],
    onHideChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AssetSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { hideAmounts: 'shown' },
}
export const Playground: Story = { args: { changes: undefined } }

export const HidesByTheEye: Story = {
  globals: { hideAmounts: 'shown' },
  play: async ({ canvas, userEvent, args, t }) => {
    const eye = canvas.getByRole('button', { name: t('finance.amounts.hide') })
    await expect(eye.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(eye)
    await expect(args.onHideChange).toHaveBeenCalledWith({ hidden: true })
  },
}
export const Hidden: Story = {
  globals: { hideAmounts: 'hidden' },
  play: async ({ canvas, canvasElement, userEvent, args, t }) => {
    await expect(canvasElement).not.toHaveTextContent('104')
    await userEvent.click(canvas.getByRole('button', { name: t('finance.amounts.show') }))
    await expect(args.onHideChange).toHaveBeenCalledWith({ hidden: false })
  },
}
export const Borrowed: Story = {
  globals: { hideAmounts: 'shown' },
  args: { net: { label: 'Net of borrowed', value: money('KRW', '74238500') } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/[₩￦]104,238,500/)
    await expect(canvasElement).toHaveTextContent(/Net of borrowed[₩￦]74,238,500/)
  },
}
/** The total and each change lead to their sum. */
export const ExplainsItsFigures: Story = {
  globals: { hideAmounts: 'shown' },
  args: {
    facts: [],
    onTotalPress: fn(),
    changes: [
      { label: 'Today', change: changeBetween(decimal('103900000'), decimal('104238500')), onPress: fn() },
      { label: 'In all', change: changeBetween(decimal('100000000'), decimal('104238500')), onPress: fn() },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /104,238,500/ }))
    await expect(args.onTotalPress).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /In all/ }))
    await expect(args.changes?.[1]?.onPress).toHaveBeenCalledOnce()
    await expect(args.changes?.[0]?.onPress).not.toHaveBeenCalled()
  },
}
/** Over a list: two changes in one line, and the way to more at the end of the label's. */
export const LeavesRoomForAList: Story = {
  globals: { hideAmounts: 'shown', textSize: 'normal', viewport: { value: 'phone', isRotated: false } },
  args: {
    facts: [],
    changesLook: 'beside',
    trailing: (
      <Button variant="quiet" size="small">
        Details
      </Button>
    ),
    onTotalPress: fn(),
    changes: [
      { label: 'Today', change: changeBetween(decimal('103900000'), decimal('104238500')), onPress: fn() },
      { label: 'In all', change: changeBetween(decimal('100000000'), decimal('104238500')), onPress: fn() },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const [today, inAll] = ['Today', 'In all'].map((name) =>
      canvas.getByRole('button', { name: new RegExp(name) }),
    )
    await expect(today?.getBoundingClientRect().top).toBe(inAll?.getBoundingClientRect().top)
    await expect(canvasElement.firstElementChild?.getBoundingClientRect().height).toBeLessThanOrEqual(124)
    await userEvent.click(canvas.getByRole('button', { name: /In all/ }))
    await expect(args.changes?.[1]?.onPress).toHaveBeenCalledOnce()
  },
}
export const Stale: Story = { args: { stale: 'No new prices since 10:42 KST.' } }
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        label: '총자산',
        changes: [{ label: '오늘', change: changeBetween(decimal('104500000'), decimal('104238500')) }],
      },
      tw: { label: '總資產', total: money('USD', '8123.45'), changes: undefined },
    },
  },
}
export const StaysInsideASmallPhone: Story = {
  args: { total: money('VND', '999999999999999') },
  globals: { viewport: { value: 'small', isRotated: false }, textSize: 'larger' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const EdgeValues: Story = {
  args: {
    total: money('VND', '999999999999999'),
    changes: [{ label: 'Today', change: changeBetween(decimal('0'), decimal('0')) }],
  },
}
export const KeepsTheLargestTextInside: Story = {
  globals: { textSize: 'largest', hideAmounts: 'shown' },
  play: async ({ canvas }) => {
    const total = canvas.getByText(/104,238,500/)
    await expect(total.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}
