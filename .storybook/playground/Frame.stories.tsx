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

/** Given by the story itself: an argument would come from any page that opens Storybook. */
const drawing = (code: string) => () => <PlaygroundFrame code={code} />

/** Empty until the page around it sends code. */
export const Default: Story = { tags: ['!visual'], render: () => <PlaygroundFrame /> }
export const WhatThePlaygroundBeginsWith: Story = {
  render: drawing(startCode),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hanbit Foods')).toBeVisible()
    await expect(canvas.getByText('Total value')).toBeVisible()
    await expect(canvas.queryByText(/is not defined|Unexpected/)).toBeNull()
  },
}
export const ABodyWithAState: Story = {
  render: drawing(`import { useState } from 'react'
import { Switch } from '@onelot/ui'

const [on, setOn] = useState(false)
return <Switch label="Price alerts" checked={on} onChange={({ checked }) => setOn(checked)} />`),
  play: async ({ canvas, userEvent }) => {
    const alerts = canvas.getByRole('switch', { name: 'Price alerts' })
    await userEvent.click(alerts)
    await expect(alerts).toBeChecked()
  },
}
export const WhileItIsTyped: Story = {
  render: drawing('<Text>Before</Text>'),
  play: async ({ canvas }) => {
    send('<Text>After</Te')
    await expect(await canvas.findByText(/Unexpected token/)).toBeVisible()
    await expect(canvas.getByText('Before')).toBeVisible()
    send('<Text>After</Text>')
    await expect(await canvas.findByText('After')).toBeVisible()
    await expect(canvas.queryByText(/Unexpected token/)).toBeNull()
  },
}
export const ItThrowsWhileItIsDrawn: Story = {
  render: drawing('<Text>{nobody.name}</Text>'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('nobody is not defined')).toBeVisible()
    send('<Text>Mended</Text>')
    await expect(await canvas.findByText('Mended')).toBeVisible()
  },
}
export const AnotherPageSendsCode: Story = {
  tags: ['!visual'],
  render: drawing('<Text>Own</Text>'),
  play: async ({ canvas }) => {
    send('<Text>Foreign</Text>', 'https://elsewhere.example')
    send('<Text>Next</Text>')
    await waitFor(() => expect(canvas.getByText('Next')).toBeVisible())
    await expect(canvas.queryByText('Foreign')).toBeNull()
  },
}
/** What a page that opens Storybook can send it: arguments of a story. */
export const AnArgumentIsNoCode: Story = {
  tags: ['!visual'],
  args: { code: '<Text>Foreign</Text>' },
  render: () => <PlaygroundFrame />,
  play: async ({ canvas }) => {
    send('<Text>Own</Text>')
    await expect(await canvas.findByText('Own')).toBeVisible()
    await expect(canvas.queryByText('Foreign')).toBeNull()
  },
}
