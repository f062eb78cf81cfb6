import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusTag } from '../finance/StatusTag/StatusTag.tsx'
import {
  bidStatuses,
  copyStatuses,
  fundStatuses,
  lendingStatuses,
  loanStatuses,
  newShareStatuses,
  orderStatuses,
  positionStatuses,
  realNameStatuses,
  reviewStatuses,
  rightsStatuses,
  runStatuses,
  shownStatuses,
} from '../finance/StatusTag/statuses.ts'
import { Code, InThreeLanguages, Page, Section } from './Specimen.tsx'
import * as styles from './Specimen.css.ts'

const groups = {
  'Block, placement and OTC orders, dividends': reviewStatuses,
  Positions: positionStatuses,
  Orders: orderStatuses,
  'New shares': newShareStatuses,
  Auctions: bidStatuses,
  'Rights to new shares': rightsStatuses,
  'Copy orders': copyStatuses,
  'Runs of strategies': runStatuses,
  'Loans and repayments': loanStatuses,
  'Real name': realNameStatuses,
  'Securities lending': lendingStatuses,
  'Deposits and withdrawals': fundStatuses,
}

function Labels() {
  return (
    <Page
      title="Status labels"
      about="Every state, by what it is a state of. Violet while something is still to happen, red with an icon when it went wrong, grey when it is over."
    >
      {Object.entries(groups).map(([title, statuses]) => (
        <Section key={title} title={title}>
          <ul className={styles.rows}>
            {statuses.map((status) => (
              <InThreeLanguages key={status} name={<Code>{status}</Code>}>
                {() => <StatusTag status={status} />}
              </InThreeLanguages>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  )
}

const meta = {
  title: 'Foundations/Status labels',
  tags: ['foundation'],
  component: Labels,
} satisfies Meta<typeof Labels>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-status]')]
    await expect(new Set(shown.map((tag) => tag.dataset['status']))).toEqual(new Set(shownStatuses))
  },
}
