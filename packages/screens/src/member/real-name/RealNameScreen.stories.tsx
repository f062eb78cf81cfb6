import { Button } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { underEach } from '../../../testing/underEach.ts'
import { answerAll, begin, next, submit, takePhoto, typeAnswer } from '../../../testing/verifying.ts'
import { RealNameScreen } from './RealNameScreen.tsx'

const meta = {
  title: 'Screens/Identity verification',
  tags: ['screen', 'autodocs'],
  component: RealNameScreen,
  parameters: {
    purpose: 'Verifies who the member is in three steps, and says how far that has got.',
    scenario: { screen: 'realName', world: 'newMember' },
  },
} satisfies Meta<typeof RealNameScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const findHeading = (context: Context, name: string) => context.canvas.findByRole('heading', { name })
const seeState = (context: Context, state: 'notVerified' | 'underReview' | 'rejected' | 'passed') =>
  findHeading(context, readerOf(context).t(`realName:states.${state}.title`))

export const Default: Story = {
  play: async (context) => {
    await seeState(context, 'notVerified')
    await expect(
      context.canvas.getByRole('button', { name: readerOf(context).t('realName:begin') }),
    ).toBeEnabled()
  },
}

export const UnderReview: Story = {
  parameters: { scenario: { world: 'realNameSubmitted' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await seeState(context, 'underReview')
    await expect(context.canvas.getByText('홍*동')).toBeVisible()
    await expect(context.canvas.getByText('900101-1******')).toBeVisible()
    await expect(context.canvas.getByText(t('realName:review.operator'))).toBeVisible()
  },
}

export const Rejected: Story = {
  parameters: { scenario: { world: 'realNameRejected' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await seeState(context, 'rejected')
    await expect(context.canvas.getByText(/blurred/)).toBeVisible()
    await expect(context.canvas.getByText(t('realName:triesLeft', { count: 4 }))).toBeVisible()
  },
}

export const IsSentAgain: Story = {
  parameters: { scenario: { world: 'realNameRejected' } },
  play: async (context) => {
    const { t } = readerOf(context)
    await seeState(context, 'rejected')
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('realName:again') }))
    await findHeading(context, t('realName:questions.name.ask'))
  },
}

/** No way to send it is offered until the next day begins in Seoul. */
export const NoTriesLeft: Story = {
  parameters: { scenario: { world: 'realNameRejectedOften' } },
  play: async (context) => {
    await seeState(context, 'rejected')
    await expect(
      context.canvas.queryByRole('button', { name: readerOf(context).t('realName:again') }),
    ).toBeNull()
  },
}

export const Passed: Story = {
  parameters: { scenario: { world: 'realNamePassed' } },
  play: async (context) => {
    const { titleOf } = readerOf(context)
    await seeState(context, 'passed')
    await expect(context.canvas.getByRole('link', { name: titleOf('bankCards') })).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: titleOf('deposit') }))
    await expect(context.navigation.go).toHaveBeenCalledWith({ to: 'deposit' })
    await expect(context.canvas.getByText('홍*동')).toBeVisible()
    await expect(context.canvas.queryByText('홍길동')).toBeNull()
  },
}

/** An operator has passed who sent nothing: there is no name to show. */
export const PassedWithoutASubmission: Story = {
  parameters: { scenario: { world: 'member' } },
  play: async (context) => {
    await seeState(context, 'passed')
    await expect(context.canvas.queryByText(readerOf(context).t('realName:facts.name'))).toBeNull()
  },
}

/** From the first question to the state that the review sets, while the page is open. */
export const Verifies: Story = {
  play: async (context) => {
    await begin(context)
    await answerAll(context)
    await submit(context)
    await seeState(context, 'underReview')
    await context.broker.advance('10 s')
    await seeState(context, 'passed')
  },
}

export const AsksForTheIdNumber: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await begin(context)
    await typeAnswer(context, 'name', 'Anna Kim')
    const field = await typeAnswer(context, 'idNumber', '901301-1')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(t('refusals:fields.malformed')))),
    )
    await expect(field).toHaveFocus()
  },
}

export const AsksForAPhoto: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await begin(context)
    await typeAnswer(context, 'name', '홍길동')
    await typeAnswer(context, 'idNumber', '900101-1')
    await findHeading(context, t('realName:questions.front.ask'))
    await next(context)
    await context.canvas.findByText(t('realName:photo.required'))
  },
}

/** Turned by a quarter: what is sent is the turned picture. Taken again, the way to a photo is back. */
export const RotatesAndRetakes: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, ui } = readerOf(context)
    await begin(context)
    await typeAnswer(context, 'name', '홍길동')
    await typeAnswer(context, 'idNumber', '900101-1')
    const image = await takePhoto(context, 'front')
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(image.naturalHeight))
    await userEvent.click(canvas.getByRole('button', { name: t('realName:photo.rotate') }))
    await waitFor(async () => {
      const turned: HTMLImageElement = await canvas.findByRole('img', { name: t('realName:fields.front') })
      await expect(turned.naturalHeight).toBeGreaterThan(turned.naturalWidth)
    })
    await userEvent.click(canvas.getByRole('button', { name: t('realName:photo.retake') }))
    await canvas.findByRole('button', { name: ui('entry.upload.camera') })
  },
}

export const ChecksEverything: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await begin(context)
    await answerAll(context)
    await findHeading(context, t('realName:questions.check.ask'))
    await expect(context.canvas.getByText('900101-1******')).toBeVisible()
    await expect(context.canvas.getAllByRole('img')).toHaveLength(2)
  },
}

/** What is refused for its picture leads back to it. */
export const RefusesAPicture: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await begin(context)
    await answerAll(context)
    // The keys have ended by then.
    await context.broker.advance('2 days')
    await submit(context)
    await findHeading(context, t('realName:questions.front.ask'))
    await context.canvas.findByText(t('refusals:refusals.KEY_MISMATCH'))
  },
}

export const Refused: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await begin(context)
    await answerAll(context)
    const codes = ['ACCOUNT_FROZEN', 'REAL_NAME_PASSED', 'REAL_NAME_UNDER_REVIEW', 'TOO_FREQUENT'] as const
    await underEach(context, { on: 'realName/submit', codes }, async (code) => {
      await submit(context)
      await context.canvas.findByText(t(`refusals:refusals.${code}`))
    })
  },
}

/** It went through, though its answer never came: the account says so. */
export const TheAnswerIsLost: Story = {
  parameters: {
    scenario: { world: 'newMember', faults: [{ on: 'realName/submit', hang: true, times: 1 }] },
  },
  play: async (context) => {
    await begin(context)
    await answerAll(context)
    await submit(context)
    await context.giveUpAnswer()
    await seeState(context, 'underReview')
  },
}

export const UnknownOutcomeIsChecked: Story = {
  parameters: {
    scenario: { world: 'newMember', faults: [{ on: 'realName/submit', http: 500, times: 1 }] },
  },
  play: async (context) => {
    const { t } = readerOf(context)
    await begin(context)
    await answerAll(context)
    await submit(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: t('app:unknown.check') }))
    await context.canvas.findByText(t('app:unknown.neverArrived'))
    await submit(context)
    await seeState(context, 'underReview')
  },
}

/** The screen, and a way to leave it and come back. */
function OpenedAgain() {
  const [visit, setVisit] = useState(0)
  return (
    <>
      <RealNameScreen key={visit} />
      <Button variant="quiet" onClick={() => setVisit(visit + 1)}>
        Open again
      </Button>
    </>
  )
}

/** What was typed is there again after the session has ended, but for the ID number and the pictures, which no storage has. */
export const KeepsADraft: Story = {
  render: () => <OpenedAgain />,
  play: async (context) => {
    const { t } = readerOf(context)
    await begin(context)
    await answerAll(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Open again' }))
    await findHeading(context, t('realName:questions.idNumber.ask'))
    await expect(context.canvas.getByLabelText(t('realName:fields.idNumber'))).toHaveValue('')
    await expect(context.canvas.getByText('홍길동')).toBeVisible()
    await typeAnswer(context, 'idNumber', '900101-1')
    await findHeading(context, t('realName:questions.front.ask'))
  },
}

export const ARotatedPhotoIsNotSent: Story = {
  play: async (context) => {
    const { t } = readerOf(context)
    await begin(context)
    await typeAnswer(context, 'name', '홍길동')
    await typeAnswer(context, 'idNumber', '900101-1')
    await takePhoto(context, 'front')
    context.broker.broker.faults.set([{ on: 'upload/image', http: 500 }])
    await context.userEvent.click(context.canvas.getByRole('button', { name: t('realName:photo.rotate') }))
    await context.canvas.findByText(t('realName:photo.failed'))
  },
}

/** A file that only says that it is a picture never leaves the device. */
export const RefusesWhatIsNoPicture: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await begin(context)
    await typeAnswer(context, 'name', '홍길동')
    await typeAnswer(context, 'idNumber', '900101-1')
    await findHeading(context, readerOf(context).t('realName:questions.front.ask'))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
    if (input === null) throw new Error('the question has no input for files')
    await userEvent.upload(input, new File(['<svg onload="x" />'], 'id.png', { type: 'image/png' }))
    await canvas.findByText(/id\.png.*JPEG/)
    await expect(screen.queryByRole('img', { name: 'id.png' })).toBeNull()
  },
}

export const ServerError: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'realName/status', http: 500 }] } },
}
export const Loading: Story = {
  parameters: { scenario: { world: 'newMember', faults: [{ on: 'realName/status', hang: true }] } },
}
export const Guest: Story = { parameters: { scenario: { world: 'guest' } } }
