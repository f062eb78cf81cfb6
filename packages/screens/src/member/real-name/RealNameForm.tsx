import { idCountryOf, maskedIdNumber } from '@onelot/domain'
import { Stack, Text } from '@onelot/ui'
import type { ReactNode } from 'react'
import { CodeQuestion } from '../../parts/codes/CodeQuestion.tsx'
import { FormConsent } from '../../base/form/FormConsent.tsx'
import { FormTextField } from '../../base/form/FormTextField.tsx'
import { StepForm, type StepQuestion } from '../../base/form/StepForm.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { IdPhoto } from './IdPhoto.tsx'
import { Preview } from './Preview.tsx'
import { IdNumberField } from './IdNumberField.tsx'
import * as styles from './realName.css.ts'
import { type Question, idFieldOf, plainIdNumber } from './realNameForm.ts'
import { useRealName } from './useRealName.ts'

/** Who one is, the two sides of the ID, and all of it once more before it is sent. */
export function RealNameForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('realName')
  const { t: codes } = useTranslation('codes')
  const { model, code, guardianPhone, photos, keepPhoto, idCountry, chooseIdCountry } = useRealName({
    onDone,
  })
  const { form, field } = model.command
  const { name, idNumber, guardianName } = form.getValues()
  const typedId = plainIdNumber(String(idNumber))
  const asked = (
    question: Exclude<Question, 'idNumber' | 'guardianCode'>,
    content: ReactNode,
    answer?: string | false,
  ): StepQuestion => ({
    ask: t(`questions.${question}.ask`),
    why: t(`questions.${question}.why`),
    content,
    answered:
      question === 'check' || typeof answer !== 'string'
        ? undefined
        : { label: t(`fields.${question}`), value: answer },
  })
  const side = (of: 'front' | 'back') =>
    asked(
      of,
      <IdPhoto
        key={of}
        {...field(of)}
        label={t(`fields.${of}`)}
        photo={photos[of]}
        onPhoto={(photo) => keepPhoto(of, photo)}
      />,
      t('fields.photo'),
    )
  const questions = {
    name: asked(
      'name',
      <FormTextField {...field('name')} label={t('fields.name')} autoComplete="name" enterKeyHint="next" />,
      String(name),
    ),
    idNumber: {
      ask: t(`questions.${idFieldOf[idCountry]}.ask`),
      why: t(`questions.${idFieldOf[idCountry]}.why`),
      content: (
        <IdNumberField bound={field('idNumber')} country={idCountry} onCountryChange={chooseIdCountry} />
      ),
      answered: {
        label: t(`facts.${idFieldOf[idCountryOf(typedId)]}`),
        value: maskedIdNumber(typedId),
      },
    },
    guardian: asked(
      'guardian',
      <Stack gap="x5">
        <FormTextField {...field('guardianName')} label={t('fields.guardianName')} autoComplete="off" />
        <FormTextField
          {...field('guardianPhone')}
          label={t('fields.guardianPhone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <FormConsent
          {...field('guardianConsent')}
          label={t('fields.guardianConsent')}
          to={{ to: 'privacy' }}
        />
      </Stack>,
      String(guardianName),
    ),
    front: side('front'),
    back: side('back'),
    guardianCode: {
      ask: t('questions.guardianCode.ask'),
      why: codes(code.sent === undefined ? 'sendsTo' : 'sentTo', { phone: guardianPhone }),
      content: (
        <CodeQuestion
          bound={field('guardianCode')}
          asked={code}
          onFill={(filled) => form.setValue('guardianCode', filled.code)}
        />
      ),
    },
    check: asked(
      'check',
      <div className={styles.pair}>
        {(['front', 'back'] as const).map((of) => {
          const photo = photos[of]
          return photo === undefined ? null : (
            <Stack key={of} gap="x2">
              <Preview photo={photo} label={t(`fields.${of}`)} />
              <Text size="small" tone="secondary">
                {t(`fields.${of}`)}
              </Text>
            </Stack>
          )
        })}
      </div>,
    ),
  } satisfies Record<Question, StepQuestion>
  return (
    <StepForm title={useTitleOf()('realName')} model={model} questions={questions} action={t('submit')} />
  )
}
