import { Box, SearchField, Stack } from '@onelot/ui'
import { useState } from 'react'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Contact } from './Contact.tsx'
import { Questions } from './Questions.tsx'

/** /home/kefuPage: when customer service answers, the account number that it asks for, and answers by topic. */
export function CustomerServiceScreen() {
  const { t } = useTranslation('customerService')
  const { current } = useSession()
  const [search, setSearch] = useState('')
  const onSearch = ({ value }: { value: string }) => {
    setSearch(value)
  }
  return (
    <BackPage title={useTitleOf()('customerService')}>
      <Box padding="page">
        <Stack gap="x5">
          <Contact account={current?.account} />
          <SearchField
            label={t('search')}
            value={search}
            onChange={onSearch}
            onSearch={({ text }) => setSearch(text)}
          />
          <Questions search={search} />
        </Stack>
      </Box>
    </BackPage>
  )
}
