import type { Endpoint, WireRefusal } from '@onelot/api-client'
import { PinSheet } from '@onelot/ui'
import type { Submit, Submitted } from '../data/useSubmit.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useRefusalText } from '../i18n/useRefusalText.ts'
import { useNavigation } from '../ports/ports.ts'
import { onItsOwn } from './links.css.ts'
import { OutcomeNote } from '../states/OutcomeNote.tsx'

export interface FundPasswordSheetProps {
  open: boolean
  onClose: () => void
  /** What will be sent: `Withdraw $120 to Kookmin Bank`. */
  description?: string | undefined
  /** Of the command that needs it. */
  submit: Submitted & Pick<Submit<Endpoint>, 'refusal'>
  /** Sends the command with the password. */
  onEntered: (password: { value: string }) => void
}

/** Whether a refusal is of the password, and of nothing else in the command. */
const isOfPassword = (refusal: WireRefusal): boolean =>
  refusal.code === 'FUND_PASSWORD_WRONG' || refusal.code === 'TOO_FREQUENT'

/**
 * Asks for the withdrawal password, and sends what needs it. A wrong one leaves it open and empty. An outcome that is not known is checked here; any other
 * refusal shows here too, and the owner may close it.
 */
export function FundPasswordSheet(props: FundPasswordSheetProps) {
  const { open, onClose, description, submit, onEntered } = props
  const { t } = useTranslation()
  const { href, Link } = useNavigation()
  const refusalText = useRefusalText()
  const { refusal } = submit
  const error =
    refusal === undefined || !isOfPassword(refusal)
      ? undefined
      : refusal.code === 'TOO_FREQUENT' && refusal.params.limited === undefined
        ? t('fundPassword.tooOften')
        : refusalText(refusal)
  return (
    <PinSheet
      open={open}
      onClose={onClose}
      title={t('fundPassword.title')}
      description={description ?? t('fundPassword.text')}
      label={t('fundPassword.title')}
      error={error}
      busy={submit.pending}
      closed={submit.state?.outcome.kind === 'unknown'}
      onEntered={onEntered}
      help={
        <>
          {error === undefined ? <OutcomeNote submit={submit} /> : null}
          <Link href={href({ to: 'resetFundPassword' })} className={onItsOwn}>
            {t('fundPassword.forgotten')}
          </Link>
        </>
      }
    />
  )
}
