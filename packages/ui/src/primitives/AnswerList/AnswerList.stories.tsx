import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AnswerList } from './AnswerList.tsx'

const onPhone = fn()
const onPassword = fn()

const meta = {
  title: 'Primitives/AnswerList',
  tags: ['widget', 'autodocs'],
  component: AnswerList,
  args: {
    label: 'Your answers',
    answers: [
      { key: 'phone', label: 'Phone number', value: '010 1234 5678', onChange: onPhone },
      { key: 'password', label: 'Password', value: '••••••••', onChange: onPassword },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AnswerList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { label: 'Answers' } }

export const ChangesAnAnswer: Story = {
  play: async ({ canvas, userEvent, t }) => {
    const change = new RegExp(`^Phone number.*010 1234 5678.*${RegExp.escape(t('entry.answers.change'))}$`)
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await expect(onPhone).toHaveBeenCalledOnce()
    await expect(onPassword).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: {
    answers: [
      {
        key: 'name',
        label: 'Aufenthaltsgenehmigungsnummer',
        value: '신분증에 적힌 이름을 그대로 입력한 아주 긴 대답',
        onChange: onPhone,
      },
    ],
  },
}
