import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { MessagesEvent } from './event.ts'
import type { MessagesState } from './state.ts'

/** Every message that is kept, as `Message`; the state of a row is its topic. */
export const messagesCollection = 'messages.kept'

/** Digits of a message's number, so that numbers sort as text. */
const NUMBER_DIGITS = 10

const removed = (ids: readonly string[]): readonly RowChange[] =>
  ids.map((key) => ({ collection: messagesCollection, key, row: undefined }))

export const rows = ({
  events,
}: Pick<Change<MessagesState, MessagesEvent>, 'events'>): readonly RowChange[] =>
  events.flatMap((event) => {
    switch (event.kind) {
      case 'messages.received': {
        const { message, number, dropped } = event
        const sortKey = `${message.at} ${String(number).padStart(NUMBER_DIGITS, '0')}`
        const row = { state: message.topic, sortKey, body: message }
        return [{ collection: messagesCollection, key: message.id, row }, ...removed(dropped)]
      }
      case 'messages.expired':
        return removed(event.ids)
      case 'messages.read':
      case 'messages.topicSet':
        return []
      default: {
        const never: never = event
        return never
      }
    }
  })
