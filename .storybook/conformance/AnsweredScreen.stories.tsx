import type { Meta, StoryObj } from '@storybook/react-vite'
import { screens } from '@onelot/screens/definitions'
import { expect } from 'storybook/test'
import { AnsweredScreen, NotLoaded } from './AnsweredScreen.tsx'
import { sampleReport } from './sample.ts'

const meta = {
  title: 'Back end/Screen on its answers',
  tags: ['tool'],
  component: AnsweredScreen,
  argTypes: {
    screen: { control: 'select', options: screens.map(({ name }) => name) },
    report: { control: false },
  },
} satisfies Meta<typeof AnsweredScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AsTheReportHasThem: Story = {
  args: { report: sampleReport, screen: 'marketOverview' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What https://back.end.example answered')).toBeVisible()
    await expect(await canvas.findAllByText('SPX')).not.toEqual([])
  },
}
export const OfWhoWasLoggedIn: Story = { args: { report: sampleReport, screen: 'mine' } }
export const AnAnswerThatIsNotThere: Story = { args: { report: sampleReport, screen: 'news' } }
export const NothingThatItsAddressNames: Story = { args: { report: sampleReport, screen: 'request' } }
export const ItsCodeDoesNotArrive: Story = { render: () => <NotLoaded /> }
