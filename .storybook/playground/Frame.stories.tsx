import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type DrawCode } from './frameMessages.ts'
import { PlaygroundFrame } from './PlaygroundFrame.tsx'
import { startCode } from './startCode.ts'

const meta = {
  title: 'Playground/Frame',
  // The playground shows it; the sidebar does not.
  tags: ['tool', '!dev'],
  component: PlaygroundFrame,
} satisfies Meta<typeof PlaygroundFrame>
export default meta
type Story = StoryObj<typeof meta>

const send = (code: string, origin = location.origin) => {
  const data: DrawCode = { playground: 'draw', code }
  window.dispatchEvent(new MessageEvent('message', { source: window.parent, origin, data }))
}

/** Empty until the page around it sends code. */
export const Default: Story = { tags: ['!visual'] }
export const WhatThePlaygroundBeginsWith: Story = {
  args: { code: startCode },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hanbit Foods')).toBeVisible()
    await expect(canvas.getByText('Total value')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const ABodyWithAState: Story = {
  args: {
    code: `import { useState } from 'react'
import { Switch } from '@onelot/ui'

const [on, setOn] = useState(false)
return <Switch label="Price alerts" checked={on} onChange={({ checked }) => setOn(checked)} />`,
  },
  play: async ({ canvas, userEvent }) => {
    const alerts = canvas.getByRole('switch', { name: 'Price alerts' })
    await userEvent.click(alerts)
    await expect(alerts).toBeChecked()
  },
}
export const WhileItIsTyped: Story = {
  args: { code: '<Text>Before</Text>' },
  play: async ({ canvas }) => {
    send('<Text>After</Te')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Unexpected token/)
    await expect(canvas.getByText('Before')).toBeVisible()
    send('<Text>After</Text>')
    await expect(await canvas.findByText('After')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const ItThrowsWhileItIsDrawn: Story = {
  args: { code: '<Text>{nobody.name}</Text>' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('nobody is not defined')
    send('<Text>Mended</Text>')
    await expect(await canvas.findByText('Mended')).toBeVisible()
  },
}
export const AnotherPageSendsCode: Story = {
  tags: ['!visual'],
  args: { code: '<Text>Own</Text>' },
  play: async ({ canvas }) => {
    send('<Text>Foreign</Text>', 'https://elsewhere.example')
    send('<Text>Next</Text>')
    await waitFor(() => expect(canvas.getByText('Next')).toBeVisible())
    await expect(canvas.queryByText('Foreign')).toBeNull()
  },
}
