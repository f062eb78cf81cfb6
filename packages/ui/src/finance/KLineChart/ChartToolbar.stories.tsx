import { chartPeriods } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ChartSettingsSheet } from './ChartSettingsSheet.tsx'
import { ChartToolbar } from './ChartToolbar.tsx'
import { quickRanges } from './ranges.ts'
import type { ChartType, IndicatorSelection } from './indicatorChoice.ts'

const meta = {
  title: 'Finance/ChartToolbar',
  tags: ['widget', 'autodocs'],
  component: ChartToolbar,
  args: { period: 'day', onPeriod: fn(), onRange: fn(), onSettings: fn() },
  argTypes: {
    period: { control: 'select', options: chartPeriods },
    range: { control: 'select', options: quickRanges },
  },
} satisfies Meta<typeof ChartToolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { period: '15m' } }

export const ChoosesAPeriod: Story = {
  play: async ({ canvas, args, userEvent, kline }) => {
    await userEvent.click(canvas.getByRole('radio', { name: kline('periodNames.week') }))
    await expect(args.onPeriod).toHaveBeenCalledWith({ period: 'week' })
  },
}
export const TakesTheWholeScreen: Story = {
  args: { onFullScreen: fn() },
  play: async ({ canvas, args, userEvent, kline }) => {
    await userEvent.click(canvas.getByRole('button', { name: kline('fullScreen') }))
    await expect(args.onFullScreen).toHaveBeenCalledOnce()
  },
}

/** What is chosen there closes the sheet. */
export const MorePeriods: Story = {
  play: async ({ canvas, args, userEvent, kline }) => {
    const more = canvas.getByRole('button', { name: kline('more') })
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('button', { name: kline('periodNames.5m') }))
    await expect(args.onPeriod).toHaveBeenCalledWith({ period: '5m' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('button', { name: kline('rangeNames.3M') }))
    await expect(args.onRange).toHaveBeenCalledWith({ range: '3M' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const WithARangeChosen: Story = {
  args: { range: '6M' },
  play: async ({ canvas, kline }) => {
    const name = `${kline('more')}, ${kline('rangeNames.6M')}`
    await expect(canvas.getByRole('button', { name })).toHaveTextContent(kline('ranges.6M'))
  },
}

const onAdjustment = fn()
const onJump = fn()
const onDrawings = fn()

function WithSettings(props: ComponentProps<typeof ChartToolbar>) {
  const [open, setOpen] = useState(false)
  const [indicators, setIndicators] = useState<IndicatorSelection>({ overlays: ['MA'], panes: ['VOL'] })
  const [type, setType] = useState<ChartType>('candles')
  return (
    <>
      <ChartToolbar {...props} onSettings={() => setOpen(true)} />
      <ChartSettingsSheet
        open={open}
        onClose={() => setOpen(false)}
        type={type}
        onType={(change) => setType(change.type)}
        adjustment="forward"
        onAdjustment={onAdjustment}
        indicators={indicators}
        onIndicators={(change) => setIndicators(change.indicators)}
        onDrawings={onDrawings}
        onJump={onJump}
      />
    </>
  )
}

export const Settings: Story = {
  render: (args) => <WithSettings {...args} />,
  play: async ({ canvas, userEvent, kline }) => {
    await userEvent.click(canvas.getByRole('button', { name: kline('settings') }))
    await userEvent.click(await screen.findByRole('radio', { name: kline('types.line') }))
    await expect(screen.getByRole('radio', { name: kline('types.line') })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: kline('none') }))
    await expect(onAdjustment).toHaveBeenCalledWith({ adjustment: 'none' })
    await userEvent.click(screen.getByRole('checkbox', { name: kline('indicators.MACD') }))
    await expect(screen.getByRole('checkbox', { name: kline('indicators.MACD') })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: kline('drawings.title') }))
    await expect(onDrawings).toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText(kline('jump')), '2025-06-23')
    await userEvent.click(screen.getByRole('button', { name: kline('go') }))
    await expect(onJump).toHaveBeenCalledWith({ date: '2025-06-23' })
  },
}
