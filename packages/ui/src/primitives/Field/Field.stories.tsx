import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Field } from './Field.tsx'
import { box, input } from './Field.css.ts'

const meta = {
  title: 'Primitives/Field',
  tags: ['widget', 'autodocs'],
  component: Field,
  args: {
    label: 'Birth date',
    children: (control) => (
      <div className={box} data-invalid={control['aria-invalid'] === true}>
        <input {...control} inputMode="numeric" placeholder="1990-05-31" className={input} />
      </div>
    ),
  },
  argTypes: { children: { control: false }, aside: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Birth date')).toBeRequired()
  },
}
export const Playground: Story = { args: { optional: true, hint: 'As on your ID' } }
export const WithAnError: Story = {
  args: { error: 'This date lies ahead.', hint: 'As on your ID' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Birth date')
    await expect(control).toBeInvalid()
    await expect(control).toHaveAccessibleDescription('This date lies ahead. As on your ID')
  },
}
export const WithAnAside: Story = {
  args: {
    hint: 'As on your ID',
    aside: (
      <Button variant="quiet" size="small">
        Calendar
      </Button>
    ),
  },
}
export const LongText: Story = {
  args: {
    label: 'Aufenthaltsgenehmigungsnummer beziehungsweise Personalausweisnummer',
    hint: '신분증에 적힌 생년월일을 그대로 입력해 주세요. 만 14세가 되지 않았으면 보호자의 동의가 필요해요.',
    error: '出生日期與身分證上的不一致，請重新輸入，或改用其他證件驗證您的身分。',
  },
}
export const Translated: Story = {
  parameters: {
    argsIn: {
      kor: { label: '생년월일', hint: '신분증에 적힌 그대로', optional: true },
      tw: { label: '出生日期', hint: '與身分證相同', optional: true },
    },
  },
}
