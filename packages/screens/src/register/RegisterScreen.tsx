import { Button, Progress, Stack, Text } from '@onelot/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { BackPage } from '../shell/BackPage.tsx'
import { Answer } from './Answer.tsx'
import * as styles from './RegisterScreen.css.ts'
import { questions } from './registration.ts'
import { useRegister } from './useRegister.ts'

export interface RegisterScreenProps {
  /** From the link of whoever invited. */
  invitation?: string | undefined
}

/** /login/register: one question at a time, each with why it is asked. */
export function RegisterScreen({ invitation }: RegisterScreenProps) {
  const { t } = useTranslation('register')
  const title = useTitleOf()('register')
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const model = useRegister(invitation)
  const { registration, register, back, goOn } = model
  const { question, attempts, values } = registration
  const at = questions.indexOf(question) + 1

  useLayoutEffect(() => {
    const field = form.current?.querySelector('[aria-invalid=true]') ?? form.current?.querySelector('input')
    if (field instanceof HTMLElement) field.focus()
  }, [question, attempts])

  return (
    <BackPage
      title={title}
      onBack={back}
      action={
        <Button type="submit" form={id} block loading={register.pending}>
          {question === 'consents' ? t('submit') : t('next')}
        </Button>
      }
    >
      <div className={styles.page}>
        <Progress
          label={title}
          hideLabel
          value={at}
          max={questions.length}
          text={t('progress', { at, of: questions.length })}
        />
        <form
          ref={form}
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            goOn()
          }}
        >
          <div key={question} className={styles.question}>
            <Stack gap="x2">
              <Text as="h2" size="heading" weight="bold">
                {t(`questions.${question}.ask`)}
              </Text>
              <Text as="p" tone="secondary">
                {t(`questions.${question}.why`)}
              </Text>
            </Stack>
            <Answer model={model} />
          </div>
          {question === 'password' || question === 'passwordConfirm' ? (
            // A password manager keeps the password under this name.
            <input type="text" autoComplete="username" value={values.phone} readOnly hidden />
          ) : null}
        </form>
      </div>
    </BackPage>
  )
}
