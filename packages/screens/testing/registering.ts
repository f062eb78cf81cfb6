import { screen } from 'storybook/test'
import type { Question } from '../src/member/register/registerForm.ts'
import { type Person, type Step, step } from './journey.ts'

export const newcomer = { phone: '01087654321', password: 'Journey2026', again: 'Journey2026' } as const

export interface Newcomer {
  readonly phone: string
  /** What is typed as the password's repetition. */
  readonly again: string
}

type Typed = Exclude<Question, 'consents'>

const labelOf = ({ t }: Person, question: Typed): string =>
  ({
    phone: t('app:fields.phone'),
    password: t('app:fields.password'),
    passwordConfirm: t('register:passwordConfirm'),
    invitation: t('register:invitation'),
  })[question]

/** Types the answer, nothing where it is there already, and goes on. */
export const answer = (question: Typed, text: string): Step =>
  step(`answers ${question}`, async (person) => {
    const { userEvent, t } = person
    await screen.findByRole('heading', { name: t(`register:questions.${question}.ask`) })
    if (text !== '') await userEvent.type(screen.getByLabelText(labelOf(person, question)), text)
    await userEvent.click(screen.getByRole('button', { name: t('app:form.next') }))
  })

export const accept = step('accepts the agreement and the privacy policy', async ({ userEvent, t }) => {
  await screen.findByRole('heading', { name: t('register:questions.consents.ask') })
  for (const consent of [t('register:agreement'), t('register:privacy')])
    await userEvent.click(screen.getByRole('checkbox', { name: consent.replaceAll(/<\/?link>/g, '') }))
})

export const openAccount = step('opens the account', async ({ userEvent, t }) => {
  await userEvent.click(await screen.findByRole('button', { name: t('register:submit') }))
})
