import type { Meta, StoryObj } from '@storybook/react-vite'
import { defaultMarkets } from '@onelot/domain'
import { GripVertical } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { hanbitQuote, risingDay } from '../sampleMarket.ts'
import { WatchRow } from './WatchRow.tsx'

const handle = <IconButton label="Reorder" icon={<Icon icon={GripVertical} />} />

const meta = {
  title: 'Finance/WatchRow',
  tags: ['widget', 'autodocs'],
  component: WatchRow,
  args: {
    name: 'Hanbit Foods',
    code: '104520',
    quote: hanbitQuote,
    scale: defaultMarkets.KRX,
    spark: risingDay,
    onPress: fn(),
  },
  parameters: {
    argsIn: { kor: { name: '한빛식품' }, tw: { name: '韓光食品' } },
  },
} satisfies Meta<typeof WatchRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {}

export const OpensByAPress: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`${RegExp.escape(args.name)}.*71,200`) }),
    )
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** As high as with its prices. */
export const Edited: Story = {
  args: { editing: { selected: false, onSelect: fn(), handle } },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: new RegExp(RegExp.escape(args.name)) })
    await userEvent.click(box)
    await expect(args.editing?.onSelect).toHaveBeenCalledWith({ selected: true })
    await expect(canvas.queryByText('71,200')).toBeNull()
  },
}
export const Chosen: Story = { args: { editing: { selected: true, onSelect: fn(), handle } } }
export const LongName: Story = {
  args: {
    name: 'Hanbit International Foods and Beverages Holding Company Preferred Shares',
    editing: { selected: false, onSelect: fn(), handle },
  },
  parameters: {
    argsIn: {
      kor: { name: '한빛인터내셔널식품음료홀딩스 제3종 전환우선주' },
      tw: { name: '韓光國際食品飲料控股股份有限公司丙種可轉換特別股' },
    },
  },
}
export const NoPriceYet: Story = { args: { quote: undefined, spark: [] } }
