import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartNoAxesColumn } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Splash } from './Splash.tsx'

const retry = fn()

const meta = {
  title: 'Primitives/Splash',
  tags: ['widget', 'autodocs'],
  component: Splash,
  args: {
    name: 'Onelot',
    logo: <Icon icon={ChartNoAxesColumn} />,
    tagline: 'One lot is one share.',
    label: 'Starting',
    steps: [
      { id: 'config', label: 'Your settings', state: 'done' },
      { id: 'language', label: 'Your language', state: 'current' },
      { id: 'session', label: 'Your session', state: 'waiting' },
    ],
  },
  argTypes: { logo: { control: false }, action: { control: false } },
} satisfies Meta<typeof Splash>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1, name: 'Onelot' })
    await waitFor(() => expect(name).toBeVisible())
    await expect(canvas.getByRole('list', { name: 'Starting' })).toHaveAttribute('aria-live', 'polite')
  },
}
export const Playground: Story = { args: { logo: undefined, tagline: undefined } }
/** Its name is not known yet: all else stays where it is. */
export const Unnamed: Story = {
  args: { name: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.getByRole('list', { name: 'Starting' })).toBeVisible()
  },
}
export const Failed: Story = {
  args: {
    steps: [
      { id: 'config', label: 'Your settings', state: 'failed' },
      { id: 'language', label: 'Your language', state: 'waiting' },
      { id: 'session', label: 'Your session', state: 'waiting' },
    ],
    action: <Button onClick={retry}>Try again</Button>,
  },
  play: async ({ userEvent }) => {
    retry.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: {
        tagline: '한 주부터 시작하는 투자',
        label: '시작하는 중',
        steps: [
          { id: 'config', label: '설정', state: 'done' },
          { id: 'language', label: '언어', state: 'done' },
          { id: 'session', label: '로그인 상태', state: 'current' },
        ],
      },
      tw: {
        tagline: '一股起投，從容開始',
        label: '啟動中',
        steps: [
          { id: 'config', label: '設定', state: 'done' },
          { id: 'language', label: '語言', state: 'done' },
          { id: 'session', label: '登入狀態', state: 'current' },
        ],
      },
    },
  },
}
export const LongText: Story = {
  args: {
    name: '아주 긴 이름을 가진 증권 회사의 모바일 거래 서비스',
    tagline: '第一次啟動需要比較久的時間，請稍候，我們正在準備您的設定與行情資料。',
  },
}
