import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Text } from '../../primitives/Text/Text.tsx'
import { candleFixture } from './candles.fixture.ts'
import { ChartFullScreen } from './ChartFullScreen.tsx'
import { ChartToolbar } from './ChartToolbar.tsx'
import { KLineChart } from './KLineChart.tsx'

const ignore = () => undefined

const meta = {
  title: 'Finance/ChartFullScreen',
  tags: ['widget', 'autodocs'],
  component: ChartFullScreen,
  args: {
    label: 'Hanbit Semiconductor, full screen',
    name: 'Hanbit Semiconductor',
    price: (
      <Text size="title" weight="bold">
        ₩72,400
      </Text>
    ),
    toolbar: <ChartToolbar period="day" onPeriod={ignore} onRange={ignore} onSettings={ignore} />,
    children: (
      <KLineChart
        label="Hanbit Semiconductor, daily prices"
        candles={candleFixture({ period: 'day', count: 300, price: 72_400, places: 0 })}
        period="day"
        zone="Asia/Seoul"
        pricePlaces={0}
        indicators={{ overlays: ['MA'], panes: ['VOL'] }}
        fill
        tableIn={null}
      />
    ),
    crosshairShown: (): boolean => false,
    onClose: fn(),
  },
  argTypes: { price: { control: false }, toolbar: { control: false }, children: { control: false } },
} satisfies Meta<typeof ChartFullScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = {}

export const ClosesByEscape: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: args.label })
    await expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const ClosesByItsButton: Story = {
  play: async ({ args, userEvent, t }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('close') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** Escape removes the crosshair first. */
export const LeavesEscapeToTheCrosshair: Story = {
  args: { crosshairShown: () => true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const LongName: Story = {
  args: { name: '아주 긴 이름을 가진 회사의 우선주 제3호 기업인수목적 주식회사' },
}
