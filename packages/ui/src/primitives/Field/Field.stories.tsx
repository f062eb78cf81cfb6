import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from './Field.tsx'
import { box, input } from './Field.css.ts'

const meta = {
  title: 'Primitives/Field',
  tags: ['widget', 'autodocs'],
  component: Field,
  args: {
    label: 'Birth date',
    children: (control) => (
      <div className={box}>
        <input {...control} type="date" className={input} />
      </div>
    ),
  },
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
export const WithAnError: Story = { args: { error: 'This date lies ahead.' } }
