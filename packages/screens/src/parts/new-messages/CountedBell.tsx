import { messagesUnread } from '@onelot/api-client'
import { useRead } from '../../base/data/useRead.ts'
import { MessagesBell } from './MessagesBell.tsx'

/** The bell with its count, as the broker has it. */
export function CountedBell() {
  const { data } = useRead(messagesUnread, {})
  return <MessagesBell unread={data?.unread ?? 0} />
}
