import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { keptCode } from './kept.ts'
import { linkTo } from './link.ts'
import { Playground } from './Playground.tsx'
import { startCode } from './startCode.ts'

/** Apart from what a designer keeps in this tab; a story leaves nothing. */
const keptAs = 'onelot.playground.story'
const kept = keptCode(keptAs)
const forget = () => kept.forget

const meta = {
  title: 'Playground/JSX',
  // Its frames are pages that load by themselves: no picture is sure to have them.
  tags: ['tool', '!visual'],
  component: Playground,
  // As wide as the window: it has frames of a phone's width in it.
  globals: { viewport: { value: 'window', isRotated: false } },
  argTypes: { globals: { control: false }, address: { control: false }, keptAs: { control: false } },
  args: { globals: {}, keptAs },
  render: (args, { globals }) => <Playground {...args} globals={globals} />,
} satisfies Meta<typeof Playground>
export default meta
type Story = StoryObj<typeof meta>

const titlesOfFrames = (page: HTMLElement) => [...page.querySelectorAll('iframe')].map(({ title }) => title)

const brought = '<Text>Brought by a link</Text>'

/** The designer's own. */
export const Default: Story = { args: { keptAs: undefined } }
export const FramesBesideEachOther: Story = {
  beforeEach: forget,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Languages' }))
    await expect(titlesOfFrames(canvasElement)).toEqual(['English', '한국어', '繁體中文'])
    await userEvent.click(canvas.getByRole('radio', { name: 'Widths' }))
    await expect(titlesOfFrames(canvasElement)).toEqual(['320 px', '390 px', '750 px'])
    await userEvent.click(canvas.getByRole('radio', { name: 'Themes' }))
    await expect(titlesOfFrames(canvasElement)).toEqual(['Light', 'Dark'])
  },
}
export const ALinkBringsCode: Story = {
  loaders: [async () => ({ address: await linkTo(brought, location) })],
  beforeEach: forget,
  render: (args, { globals, loaded }) => (
    <Playground {...args} globals={globals} address={String(loaded['address'])} />
  ),
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('region', { name: 'From a link' })
    await expect(canvas.getByLabelText('Code of the link')).toHaveTextContent(brought)
    await expect(canvas.getByRole('textbox', { name: 'Code' })).not.toHaveValue(brought)
    await userEvent.click(canvas.getByRole('button', { name: 'Run it' }))
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue(brought)
    await expect(link).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Bring mine back' }))
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue(startCode)
  },
}
export const ALinkIsNotWanted: Story = {
  ...ALinkBringsCode,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep mine' }))
    await expect(canvas.getByRole('textbox', { name: 'Code' })).not.toHaveValue(brought)
    await expect(canvas.queryByRole('region', { name: 'From a link' })).toBeNull()
  },
}
export const ALinkWasCut: Story = {
  beforeEach: forget,
  args: { address: 'https://storybook.example/iframe.html?code=eJzT0y' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/cut or changed/)
  },
}
export const WhatWasTypedIsKept: Story = {
  beforeEach: forget,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.clear(field)
    await userEvent.type(field, '<Tag>Mine</Tag>')
    await expect(kept.read()).toBe('<Tag>Mine</Tag>')
  },
}
export const TypedBeforeAReload: Story = {
  beforeEach: () => {
    kept.keep('<Tag>Mine</Tag>')
    return kept.forget
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await expect(field).toHaveValue('<Tag>Mine</Tag>')
    await userEvent.click(canvas.getByRole('button', { name: 'Begin anew' }))
    await expect(field).toHaveValue(startCode)
    await userEvent.click(canvas.getByRole('button', { name: 'Bring mine back' }))
    await expect(field).toHaveValue('<Tag>Mine</Tag>')
  },
}
/** A loop that does not end, for one. */
export const ThePageStoppedOnIt: Story = {
  beforeEach: () => {
    kept.keep('while (true) {}')
    kept.setBeingDrawn(true)
    return kept.forget
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/stopped while it drew this code/)
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.clear(field)
    await userEvent.type(field, '<Tag>Mended</Tag>')
    await userEvent.click(canvas.getByRole('button', { name: 'Draw it' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
