import { Button, NoticeBar } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useDemo } from '../../base/ports/ports.ts'
import type { LoginValues } from './loginForm.ts'

export interface DemoMemberProps {
  onUse: (values: LoginValues) => void
}

/** Where the broker is in the page: who can log in without an account of their own. */
export function DemoMember({ onUse }: DemoMemberProps) {
  const { t } = useTranslation('login')
  const demo = useDemo()
  if (demo === undefined) return null
  return (
    <NoticeBar
      tone="accent"
      action={
        <Button size="small" variant="secondary" onClick={() => onUse(demo.member)}>
          {t('demo.use')}
        </Button>
      }
    >
      {t('demo.text')}
    </NoticeBar>
  )
}
