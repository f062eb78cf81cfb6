import { Box, Button, Inline, Stack, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { useNavigation } from '../../base/ports/ports.ts'

/** What a guest sees in place of money: the one step to an account. */
export function Welcome() {
  const { t } = useTranslation('home')
  const isPractice = useIsPractice()
  const navigation = useNavigation()
  return (
    <Box as="section" paddingInline="page" paddingBlock="x2" aria-label={t('welcome.label')}>
      <Stack gap="x4">
        <Stack gap="x1">
          <Text as="p" size="title" weight="bold">
            {t(isPractice ? 'welcome.title' : 'welcome.titlePlain')}
          </Text>
          <Text as="p" tone="secondary">
            {t(isPractice ? 'welcome.description' : 'welcome.descriptionPlain')}
          </Text>
        </Stack>
        <Inline gap="x2" wrap>
          <Button onClick={() => navigation.go({ to: 'register' })}>{t('welcome.open')}</Button>
          <Button variant="quiet" onClick={() => navigation.go({ to: 'login' })}>
            {t('welcome.logIn')}
          </Button>
        </Inline>
      </Stack>
    </Box>
  )
}
