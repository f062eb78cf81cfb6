import type { Endpoint } from '@onelot/api-client'
import { AnswerList, Button, Progress, Stack, Text, VisuallyHidden } from '@onelot/ui'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { BackPage } from '../shell/BackPage.tsx'
import { FormNote } from './FormNote.tsx'
import type { FormValues } from './formValues.ts'
import * as styles from './StepForm.css.ts'
import type { StepFormModel } from './useStepForm.ts'

export interface StepQuestion {
  readonly ask: string
  /** Why it is asked. */
  readonly why?: string | undefined
  /** The bound fields, and what belongs to them. */
  readonly content: ReactNode
  /** Its line above the questions that follow; a secret as dots, never as it is. Left out, it has none. */
  readonly answered?: { readonly label: string; readonly value: string } | undefined
}

export interface StepFormProps<Values extends FormValues, E extends Endpoint> {
  title: string
  model: StepFormModel<Values, E>
  /** The question of each step, by its name. */
  questions: Readonly<Record<string, StepQuestion>>
  /** What the button says on the last question, which sends. */
  action: string
}

/** A screen that asks one question at a time: those that are answered are a line each above it, which leads back to it. */
export function StepForm<Values extends FormValues, E extends Endpoint>(props: StepFormProps<Values, E>) {
  const { title, questions, action, model } = props
  const { command, steps, at, attempts, back, goTo, goOn } = model
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const name = steps[at]?.name ?? ''
  const question = questions[name]
  const isLast = at === steps.length - 1
  const position = t('form.question', { at: at + 1, of: steps.length })
  const answers = steps.slice(0, at).flatMap((step, index) => {
    const answered = questions[step.name]?.answered
    return answered === undefined
      ? []
      : [
          {
            ...answered,
            key: step.name,
            onChange: () => goTo(index),
          },
        ]
  })

  useLayoutEffect(() => {
    const field =
      form.current?.querySelector(
        '[aria-invalid=true], [data-invalid=true] > button, [role=group][data-invalid=true]',
      ) ??
      // A country that is chosen already stands before the number that is asked for.
      form.current?.querySelector(
        'input:not([hidden], [role=radiogroup]:has(:checked) input), select:has(> [value=""]), [role=group][tabindex], button',
      ) ??
      form.current?.querySelector('select, input:checked')
    if (field instanceof HTMLElement) field.focus()
  }, [at, attempts])

  if (question === undefined) return null
  return (
    <BackPage
      title={title}
      onBack={back}
      action={
        <Stack gap="x3">
          {isLast ? <FormNote command={command} /> : null}
          <Button type="submit" form={id} block loading={command.submit.pending}>
            {isLast ? action : t('form.next')}
          </Button>
        </Stack>
      }
    >
      <div className={styles.page}>
        <Progress label={title} hideLabel value={at + 1} max={steps.length} text={position} />
        {answers.length === 0 ? null : <AnswerList label={t('form.answers')} answers={answers} />}
        <form
          ref={form}
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            goOn()
          }}
        >
          <div
            key={name}
            role="group"
            aria-labelledby={`${id}-at ${id}-ask`}
            aria-describedby={question.why === undefined ? undefined : `${id}-why`}
            className={styles.question}
          >
            <VisuallyHidden id={`${id}-at`} aria-hidden>
              {position}
            </VisuallyHidden>
            <Stack gap="x2">
              <Text as="h2" id={`${id}-ask`} size="heading" weight="bold">
                {question.ask}
              </Text>
              {question.why === undefined ? null : (
                <Text as="p" id={`${id}-why`} tone="secondary">
                  {question.why}
                </Text>
              )}
            </Stack>
            {question.content}
          </div>
        </form>
      </div>
    </BackPage>
  )
}
