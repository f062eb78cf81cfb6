import { type SentCode, codesSend, codesSendToMember } from '@onelot/api-client'
import type { CodePurpose, guestCodePurposes, memberCodePurposes } from '@onelot/domain'
import { useState } from 'react'
import { type Submitted, useSubmit } from '../../base/data/useSubmit.ts'

/** A one-time code that a form asks for: how it is sent, and again. */
export interface AskedCode {
  readonly purpose: CodePurpose
  /** The newest that was sent to the number; undefined while none was. */
  readonly sent: SentCode | undefined
  readonly sending: Submitted
  readonly send: () => void
}

/** A code at any number, of a guest or of a member. `first`: one that was sent to it already. */
export function useCodeAt(
  { purpose, phone }: { readonly purpose: (typeof guestCodePurposes)[number]; readonly phone: string },
  first?: SentCode,
): AskedCode {
  /** The number that was last sent to, which may be typed anew meanwhile. */
  const [to, setTo] = useState(phone)
  const [sent, setSent] = useState({ to: phone, code: first })
  const sending = useSubmit(codesSend, {
    success: false,
    onDone: ({ data }) => setSent({ to, code: data }),
    // What was sent to another number is of no use to this one.
    onEarlier: ({ request }) => (request?.phone === to && request.purpose === purpose ? 'done' : 'retry'),
  })
  return {
    purpose,
    sent: sent.to === phone ? sent.code : undefined,
    sending,
    send: () => {
      setTo(phone)
      sending.send({ purpose, phone })
    },
  }
}

/** A code at the member's own number. */
export function useOwnCode(purpose: (typeof memberCodePurposes)[number], first: SentCode): AskedCode {
  const [sent, setSent] = useState(first)
  const sending = useSubmit(codesSendToMember, {
    success: false,
    onDone: ({ data }) => setSent(data),
    onEarlier: 'done',
  })
  return {
    purpose,
    sent,
    sending,
    send: () => sending.send({ purpose }),
  }
}
