import { Button, EmptyState, Icon } from '@onelot/ui'
import { UserRound } from 'lucide-react'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation } from '../ports/ports.ts'

/** Shows where a member's content would be (docs/rules/access.md). */
export function LogInPrompt() {
  const { t } = useTranslation()
  const navigation = useNavigation()
  return (
    <EmptyState
      icon={<Icon icon={UserRound} />}
      title={t('member.title')}
      description={t('member.description')}
      action={
        <Button size="small" onClick={() => navigation.go({ to: 'login' })}>
          {t('member.logIn')}
        </Button>
      }
    />
  )
}
