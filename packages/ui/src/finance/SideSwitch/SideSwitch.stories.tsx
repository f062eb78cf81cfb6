import type { Side } from '@onelot/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SideSwitch } from './SideSwitch.tsx'

function Demo({ shortable = true, disabled = false }: { shortable?: boolean; disabled?: boolean }) {
  const [side, setSide] = useState<Side>('long')
  return (
    <SideSwitch
      side={side}
      shortable={shortable}
      disabled={disabled}
      onChange={(change) => {
        setSide(change.side)
      }}
    />
  )
}

const meta = {
  title: 'Finance/SideSwitch',
  tags: ['widget', 'autodocs'],
  component: Demo,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Sell short' })).toBeChecked()
  },
}
export const Playground: Story = { args: { disabled: true } }
export const NotShortable: Story = { args: { shortable: false } }
export const Korean: Story = { globals: { language: 'kor' } }
export const ChineseDark: Story = { globals: { language: 'tw', theme: 'dark', marketColours: 'tw' } }
export const UnitedStates: Story = { globals: { marketColours: 'us' } }
