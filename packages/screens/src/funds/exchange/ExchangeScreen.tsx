import { useTitleOf } from '../../base/i18n/useName.ts'
import { Offered } from '../../parts/availability/Offered.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { ExchangePage } from './ExchangePage.tsx'
import type { ExchangeParams } from './params.ts'

/** /information/exChange: money of one currency for that of another, at a rate that holds for some seconds. */
export function ExchangeScreen(params: ExchangeParams) {
  const title = useTitleOf()('exchange')
  const isMember = useSession().current !== undefined
  return (
    <Offered screen="exchange">
      {isMember ? (
        <ExchangePage
          key={`${params.from ?? ''} ${params.into ?? ''} ${params.amount ?? ''}`}
          title={title}
          opened={params}
        />
      ) : (
        <BackPage title={title}>
          <LogInPrompt />
        </BackPage>
      )}
    </Offered>
  )
}
