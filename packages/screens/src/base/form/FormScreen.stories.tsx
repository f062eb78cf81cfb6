import { UNAUTHORISED_REDIRECT_MS } from '@onelot/api-client'
import { languages } from '@onelot/domain'
import { Button } from '@onelot/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { readerOf } from '../../../testing/readers.ts'
import { loadRefusals } from '../i18n/loadRefusals.ts'
import { useSession } from '../ports/ports.ts'
import { SampleForm, type SampleFormProps } from './SampleForm.fixture.tsx'

const meta = {
  title: 'Screens/Form',
  tags: ['screen', 'autodocs'],
  component: SampleForm,
  args: { onDone: fn() },
  parameters: {
    purpose: 'Sends what is filled in as one command, and marks what was refused.',
    scenario: { world: 'member' },
  },
  // A screen with a form has them among its messages.
  beforeEach: async ({ i18n }) => {
    await Promise.all(languages.map((language) => loadRefusals(i18n, language)))
  },
} satisfies Meta<typeof SampleForm>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const save = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
}

/** Fills in every field but the picture. */
const fillIn = async (context: Context) => {
  const { canvas, userEvent } = context
  const { ui } = readerOf(context)
  await userEvent.type(canvas.getByLabelText('Name'), 'Savings')
  await userEvent.selectOptions(canvas.getByLabelText('Bank'), 'kb')
  await userEvent.type(canvas.getByLabelText('Amount'), '1250.5')
  await userEvent.click(canvas.getByRole('button', { name: /^Birth date/ }))
  await userEvent.click(await screen.findByRole('button', { name: ui('entry.confirm') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.type(canvas.getByLabelText('Withdrawal password', { selector: 'input' }), '135790')
  await userEvent.click(screen.getByRole('button', { name: ui('entry.done') }))
  await userEvent.click(canvas.getByRole('checkbox'))
}

export const Default: Story = {}

export const MarksWhatIsMissing: Story = {
  play: async (context) => {
    const { canvas } = context
    const { t } = readerOf(context)
    await context.userEvent.type(canvas.getByLabelText('Name'), 'Savings')
    await save(context)
    await waitFor(() => expect(canvas.getAllByText(t('refusals:fields.required'))).toHaveLength(4))
    await expect(canvas.getByText(t('refusals:fields.mustAccept'))).toBeVisible()
    await expect(canvas.getByLabelText('Bank')).toHaveFocus()
    await context.userEvent.selectOptions(canvas.getByLabelText('Bank'), 'kb')
    await waitFor(() => expect(canvas.getAllByText(t('refusals:fields.required'))).toHaveLength(3))
  },
}

/** In the words of the refusal, and nowhere else. */
export const MarksWhatIsRefused: Story = {
  play: async (context) => {
    const { canvas, args } = context
    const { t } = readerOf(context)
    await fillIn(context)
    await save(context)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await save(context)
    const name = canvas.getByLabelText('Name')
    await waitFor(() => expect(name).toHaveAccessibleDescription(t('refusals:refusals.WATCH_GROUP_EXISTS')))
    await expect(name).toHaveFocus()
    await expect(screen.getAllByText(t('refusals:refusals.WATCH_GROUP_EXISTS'))).toHaveLength(1)
  },
}

export const Busy: Story = {
  // Its answer is released once the story has ended.
  args: { onDone: fn() },
  parameters: { scenario: { world: 'member', faults: [{ on: 'watchlist/addGroup', hang: true }] } },
  play: async (context) => {
    await fillIn(context)
    await save(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

const answerIsLost = {
  world: 'member',
  faults: [{ on: 'watchlist/addGroup', hang: true, times: 1 }],
} as const

export const UnknownOutcomeIsChecked: Story = {
  parameters: { scenario: answerIsLost },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const { t } = readerOf(context)
    await fillIn(context)
    await save(context)
    await context.giveUpAnswer()
    await userEvent.click(await canvas.findByRole('button', { name: t('app:unknown.check') }))
    await canvas.findByText(t('app:unknown.carriedOut'))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

/** What is filled in now has another name: it is not sent, and what went through before is said. */
export const EarlierOneIsFound: Story = {
  parameters: { scenario: answerIsLost },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    const { t } = readerOf(context)
    await fillIn(context)
    await save(context)
    await context.giveUpAnswer()
    await canvas.findByRole('button', { name: t('app:unknown.check') })
    await userEvent.type(canvas.getByLabelText('Name'), ' 2')
    await save(context)
    await canvas.findByText(t('app:unknown.earlierCarriedOut'))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** The form where a member is logged in, as in the app. */
function OfAMember(props: SampleFormProps) {
  const session = useSession()
  const [member] = useState(session.current)
  if (session.current !== undefined) return <SampleForm {...props} />
  return (
    <Button
      onClick={() => {
        if (member !== undefined) session.start(member, '01012345678')
      }}
    >
      Log in again
    </Button>
  )
}

/** All but the secret is there again. */
export const KeptOverASessionThatEnded: Story = {
  parameters: {
    scenario: { world: 'member', faults: [{ on: 'watchlist/addGroup', http: 401, times: 1 }] },
  },
  render: (args) => <OfAMember {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = readerOf(context)
    await fillIn(context)
    await save(context)
    await canvas.findByText(new RegExp(RegExp.escape(t('app:kept'))))
    await context.endWait(UNAUTHORISED_REDIRECT_MS)
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in again' }))
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Savings')
    await expect(canvas.getByLabelText('Bank')).toHaveValue('kb')
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1,250.5')
    await expect(canvas.getByRole('button', { name: /^Birth date/ })).toHaveTextContent('1990')
    await expect(canvas.getByLabelText('Withdrawal password', { selector: 'input' })).toHaveValue('')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

async function picture(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 200
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return new File(blob ? [blob] : [], 'id.png', { type: 'image/png' })
}

/** Sent as it is chosen; a failure is tried again. */
export const SendsAPicture: Story = {
  parameters: { scenario: { world: 'member', faults: [{ on: 'upload/image', http: 500, times: 1 }] } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const { ui } = readerOf(context)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
    if (input === null) throw new Error('there is no way to choose a file')
    await userEvent.upload(input, await picture())
    await userEvent.click(
      await canvas.findByRole('button', { name: ui('entry.upload.retry', { name: 'id.png' }) }),
    )
    await canvas.findByText(ui('entry.upload.done'))
    await userEvent.click(canvas.getByRole('button', { name: ui('entry.upload.remove', { name: 'id.png' }) }))
    await expect(canvas.queryByText(ui('entry.upload.done'))).toBeNull()
  },
}
