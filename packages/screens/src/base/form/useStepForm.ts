import type { Endpoint } from '@onelot/api-client'
import { useState } from 'react'
import { type FormStep, nextStep, stepOf } from './formSteps.ts'
import type { FieldName, FormSchema, FormValues } from './formValues.ts'
import { type CommandForm, type CommandFormOptions, useCommandForm } from './useCommandForm.ts'

export interface StepFormOptions<Values extends FormValues, Output, E extends Endpoint> extends Omit<
  CommandFormOptions<Values, Output, E>,
  'onWrong'
> {
  /** In their order. */
  readonly steps: readonly FormStep<FieldName<Values>>[]
  /** The question of that name is asked next, for the answers so far are right. */
  readonly onNext?: ((name: string) => void) | undefined
}

/** A form that asks one question at a time. */
export interface StepFormModel<Values extends FormValues, E extends Endpoint = Endpoint> {
  readonly command: CommandForm<Values, E>
  readonly steps: readonly FormStep<FieldName<Values>>[]
  /** The question that is asked, from 0. */
  readonly at: number
  /** Grows each time that the field which is asked for takes the focus again. */
  readonly attempts: number
  /** To the question before, with what was typed; undefined at the first, from which the way back leaves the screen. */
  readonly back: (() => void) | undefined
  readonly goTo: (step: number) => void
  /** To the next question, or says what is wrong with the answer; after the last one it sends. */
  readonly goOn: () => void
}

interface Position {
  readonly at: number
  /** The furthest question that was asked. */
  readonly reached: number
  readonly attempts: number
}

function wrongIn<Values extends FormValues, Output>(
  schema: FormSchema<Output, Values>,
  values: FormValues,
): readonly string[] {
  return schema.safeParse(values).error?.issues.map(({ path }) => String(path[0])) ?? []
}

export function useStepForm<Values extends FormValues, Output, E extends Endpoint>(
  schema: FormSchema<Output, Values>,
  endpoint: E,
  { steps, onNext, ...options }: StepFormOptions<Values, Output, E>,
): StepFormModel<Values, E> {
  const command = useCommandForm(schema, endpoint, {
    ...options,
    onWrong: (fields) => ask(stepOf(steps, fields) ?? at),
  })
  const { form, draft, submit } = command
  const last = steps.length - 1
  const [position, setPosition] = useState((): Position => {
    // What was sent and got no answer is checked beside the button that sent it.
    const begun = draft.found?.step ?? (submit.unknown === undefined ? 0 : last)
    // A secret that was not kept is asked for again, before what comes after it.
    const missing = stepOf(steps, wrongIn(schema, form.getValues())) ?? last
    const at = Math.min(begun, submit.unknown === undefined ? missing : last)
    return { at, reached: at, attempts: 0 }
  })
  // An answer may have taken away questions after it.
  const at = Math.min(position.at, last)
  const reached = Math.min(position.reached, last)
  const { attempts } = position

  function ask(step: number): void {
    setPosition((before) => ({
      at: step,
      reached: Math.max(before.reached, step),
      attempts: before.attempts + 1,
    }))
    draft.keep({ values: form.getValues(), step })
  }
  const leaveTo = (step: number) => {
    form.clearErrors()
    ask(step)
  }
  const goOn = async () => {
    const asked = steps[at]
    if (asked === undefined) return
    if (!(await form.trigger(asked.fields))) {
      ask(at)
      return
    }
    const next = nextStep(steps, { at, reached, wrong: wrongIn(schema, form.getValues()) })
    if (next === undefined) command.onSubmit()
    else {
      ask(next)
      onNext?.(steps[next]?.name ?? '')
    }
  }
  return {
    command,
    steps,
    at,
    attempts,
    back:
      at === 0
        ? undefined
        : () => {
            leaveTo(at - 1)
          },
    goTo: leaveTo,
    goOn: () => void goOn(),
  }
}
