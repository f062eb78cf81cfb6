import { RecordRow } from '@onelot/ui'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useNavigation, useNow, usePreferences } from '../../base/ports/ports.ts'
import { type FundRequest, changeOf, isWithoutEffect, otherEndOf } from './fundRequest.ts'

export interface FundRequestRowProps {
  asked: FundRequest
  /** False under the heading of its day. @defaultValue true */
  dated?: boolean | undefined
}

/** A deposit or a withdrawal in a record: where from or to, when, how much and how far it has got. It leads to its receipt. */
export function FundRequestRow({ asked, dated = true }: FundRequestRowProps) {
  const { language } = usePreferences()
  const { href, Link } = useNavigation()
  const now = useNow()
  const { kind, request } = asked
  return (
    <RecordRow
      title={otherEndOf(asked, language)}
      at={request.submittedAt}
      zone={readerZone()}
      now={now()}
      dated={dated}
      amount={changeOf(asked)}
      quiet={isWithoutEffect(asked)}
      status={request.state}
      href={href({ to: 'request', kind, request: request.id })}
      Link={Link}
    />
  )
}
