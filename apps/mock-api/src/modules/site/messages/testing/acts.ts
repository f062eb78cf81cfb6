import { optionalTopics, sliceOf } from '@onelot/domain'
import { messages } from '@onelot/domain/modules/site/messages'
import { type Act, defineActs } from '../../../../anyCommands/moduleActs.ts'
import { sendFromTabs } from '../../../../anyCommands/sending.ts'

/** Most often to what it is not; now and then to what it is. */
const setTopic: Act = async (drawn, who, { pick }) => {
  const topic = optionalTopics[(pick >> 2) % optionalTopics.length]
  const { quiet } = sliceOf(await drawn.stateOf(who), messages)
  const isQuiet = quiet.some((one) => one === topic)
  await sendFromTabs(
    drawn,
    who,
    'messages/setTopic',
    { topic, announced: pick % 13 === 0 ? !isQuiet : isQuiet },
    pick,
  )
}

/** One of them, now and then all. */
const readMessages: Act = async (drawn, who, { pick }) => {
  const { kept } = sliceOf(await drawn.stateOf(who), messages)
  const message = kept[pick % Math.max(kept.length, 1)]?.id
  await sendFromTabs(drawn, who, 'messages/read', pick % 13 === 0 ? {} : { message }, pick)
}

export const acts = defineActs({
  acts: { setTopic, readMessages },
  drawn: [[4, 'setTopic', 'readMessages']],
  kinds: [
    'messages/setTopic',
    'messages/read',
    'messages.expire',
    'messages.tradingHalted',
    'messages.tradingResumed',
  ],
})
