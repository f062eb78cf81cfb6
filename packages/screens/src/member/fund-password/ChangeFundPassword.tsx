import { memberChangeFundPassword } from '@onelot/api-client'
import type { Instant } from '@onelot/domain'
import { NoticeBar, formatDateTime, useTheme } from '@onelot/ui'
import { FormPinField } from '../../base/form/FormPinField.tsx'
import { onItsOwn } from '../../base/form/links.css.ts'
import { StepForm } from '../../base/form/StepForm.tsx'
import { useStepForm } from '../../base/form/useStepForm.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNewFundPassword } from '../../parts/new-fund-password/useNewFundPassword.tsx'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { changeDefaults, changeQuestions, changeSchema } from './fundPasswordForm.ts'

export interface ChangeFundPasswordProps {
  title: string
  /** No withdrawal before it. */
  heldUntil: Instant | undefined
  onSend: () => void
}

/** The present one, then the new one twice. */
export function ChangeFundPassword({ title, heldUntil, onSend }: ChangeFundPasswordProps) {
  const { t } = useTranslation('fundPassword')
  const { locale } = useTheme()
  const now = useNow()
  const navigation = useNavigation()
  const { href, Link } = navigation
  const model = useStepForm(changeSchema, memberChangeFundPassword, {
    steps: changeQuestions,
    defaults: changeDefaults(),
    toRequest: (values) => values,
    onSend,
    success: t('isChanged'),
    onDone: () => navigation.back(),
    onEarlier: 'done',
  })
  const { field } = model.command
  const chosen = useNewFundPassword({
    fundPassword: field('fundPassword'),
    fundPasswordConfirm: field('fundPasswordConfirm'),
    onChosen: model.goOn,
  })
  return (
    <StepForm
      title={title}
      model={model}
      action={t('change')}
      questions={{
        oldFundPassword: {
          ask: t('questions.old.ask'),
          why: t('questions.old.why'),
          content: (
            <>
              {heldUntil === undefined ? null : (
                <NoticeBar>
                  {t('held', {
                    time: formatDateTime(locale, heldUntil, {
                      zone: readerZone(),
                      seconds: false,
                      now: now(),
                    }),
                  })}
                </NoticeBar>
              )}
              <FormPinField
                {...field('oldFundPassword')}
                label={t('current')}
                keyboard="inline"
                onComplete={model.goOn}
              />
              <Link href={href({ to: 'resetFundPassword' })} className={onItsOwn}>
                {t('forgotten')}
              </Link>
            </>
          ),
        },
        ...chosen,
      }}
    />
  )
}
