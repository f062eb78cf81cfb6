import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { reportFormat } from '../../scripts/conformance/reportFile.ts'
import { ConformanceReport } from './ConformanceReport.tsx'
import { putReport } from './openedReport.ts'
import { sampleReport, sampleText } from './sample.ts'

const meta = {
  title: 'Back end/Conformance report',
  tags: ['tool'],
  component: ConformanceReport,
  argTypes: { report: { control: false } },
} satisfies Meta<typeof ConformanceReport>
export default meta
type Story = StoryObj<typeof meta>

const fileOf = (text: string) => new File([text], 'report.json', { type: 'application/json' })

/** What a story has opened is forgotten after it. */
const forget = () => () => putReport(undefined)

export const Default: Story = {}
export const OfABackEndWithFaults: Story = { args: { report: sampleReport } }
export const WhereThereIsRoomBesideEachOther: Story = {
  args: { report: sampleReport },
  globals: { viewport: { value: 'desktop', isRotated: false } },
}
export const WhatIsBehindAColour: Story = {
  args: { report: sampleReport },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Identity verification'))
    await expect(canvas.getByText('data.state')).toBeVisible()
    await expect(canvas.getByText(/is the string "verified"; expected: one of/)).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'Open Identity verification on these answers' }),
    ).toBeVisible()
  },
}
export const TheRedOnesAlone: Story = {
  args: { report: sampleReport },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Red/ }))
    await expect(canvas.getByText('Messages')).toBeVisible()
    await expect(canvas.queryByText('Settings')).toBeNull()
  },
}
export const AFileIsOpened: Story = {
  beforeEach: forget,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Drop a report here/), fileOf(sampleText))
    await expect(await canvas.findByText('https://back.end.example')).toBeVisible()
  },
}
export const AFileThatIsNoReport: Story = {
  beforeEach: forget,
  play: async ({ canvas, userEvent }) => {
    const says = async (text: string, why: RegExp) => {
      await userEvent.upload(canvas.getByLabelText(/Drop a report here/), fileOf(text))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(why))
    }
    await says('<testsuites/>', /is no JSON/)
    await says(JSON.stringify({ format: reportFormat, api: 1 }), /damaged at api/)
    await says('[]', /no conformance report/)
  },
}
