import { documentVersions } from '@onelot/domain'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { LegalPage } from '../../parts/legal/LegalPage.tsx'

/** /information/privacy: the document that a new member accepts. */
export function PrivacyScreen() {
  const { t } = useTranslation('privacy')
  return (
    <LegalPage
      title={useTitleOf()('privacy')}
      inForce={t('inForce')}
      version={documentVersions.privacy}
      text={t('text')}
    />
  )
}
