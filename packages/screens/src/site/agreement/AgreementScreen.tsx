import { documentVersions } from '@onelot/domain'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { LegalPage } from '../../parts/legal/LegalPage.tsx'

/** /information/agreement: the document that a new member accepts. */
export function AgreementScreen() {
  const { t } = useTranslation('agreement')
  const opening = t(useIsPractice() ? 'opening.practice' : 'opening.plain')
  return (
    <LegalPage
      title={useTitleOf()('agreement')}
      inForce={t('inForce')}
      version={documentVersions.agreement}
      text={t('text', { opening })}
    />
  )
}
