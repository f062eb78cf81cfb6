import type { Meta, StoryObj } from '@storybook/react-vite'
import { NoticeBar } from './NoticeBar.tsx'
import { noticeTones } from './NoticeBar.css.ts'
import { Stack } from '../Stack/Stack.tsx'

const meta = {
  title: 'Primitives/NoticeBar',
  component: NoticeBar,
  args: { children: 'Practice money. Prices are simulated.' },
  argTypes: { tone: { control: 'select', options: noticeTones } },
} satisfies Meta<typeof NoticeBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { tone: 'accent' } }
export const Tones: Story = {
  render: () => (
    <Stack gap="x2">
      {noticeTones.map((tone) => (
        <NoticeBar key={tone} tone={tone}>
          {`Prices stopped at 10:42 KST (${tone})`}
        </NoticeBar>
      ))}
    </Stack>
  ),
}
export const LongText: Story = {
  args: {
    children:
      '모의 투자예요. 가격은 시뮬레이션이며 실제 시장과 다를 수 있어요. 여기서 얻은 수익은 실제 돈이 아니에요.',
  },
}
