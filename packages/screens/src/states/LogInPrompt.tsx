import { Button, EmptyState, Icon } from '@onelot/ui'
import { UserRound } from 'lucide-react'
import { useTranslation } from '../i18n/translation.tsx'
import { useNavigation } from '../ports/ports.ts'

/** Stands where a member's content would be (RULES 6). */
export function LogInPrompt() {
  const { t } = useTranslation()
  const navigation = useNavigation()
  return (
    <EmptyState
      icon={<Icon icon={UserRound} />}
      title={t('member.title')}
      description={t('member.description')}
      action={
        <Button
          size="small"
          onClick={() => {
            navigation.go({ to: 'login' })
          }}
        >
          {t('member.logIn')}
        </Button>
      }
    />
  )
}
