import { documentVersions } from '@onelot/domain'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { LegalPage } from '../../parts/legal/LegalPage.tsx'

/** /information/agreement: the document that a new member accepts. */
export function AgreementScreen() {
  const { t } = useTranslation('agreement')
  return (
    <LegalPage
      title={useTitleOf()('agreement')}
      inForce={t('inForce')}
      version={documentVersions.agreement}
      text={t('text')}
    />
  )
}
