import { REAL_NAME_CHECK } from '@onelot/domain/modules/member/realName'
import { drawnName } from '../../../../anyCommands/drawnName.ts'
import { type Act, defineActs } from '../../../../anyCommands/moduleActs.ts'
import { reviewMode } from '../../../funds/requests/testing/reviewMode.ts'
import { rejectRealName } from '../../members/testing/realNameState.ts'

/** Most often after an operator has rejected what is known; now and then a child without a guardian, or one picture twice. */
const submitRealName: Act = async (drawn, who, step) => {
  const { pick } = step
  if (pick % 5 > 0) await rejectRealName(drawn, who, step)
  const front = await drawn.upload(who)
  const back = pick % 11 === 0 ? front : await drawn.upload(who)
  const idNumber = pick % 13 === 0 ? '2401013' : '9001011'
  await drawn.send(who, 'realName/submit', { name: drawnName, idNumber, front, back })
}

export const acts = defineActs({
  acts: { submitRealName, reviewRealNames: reviewMode(REAL_NAME_CHECK) },
  byOperator: ['reviewRealNames'],
  drawn: [
    [4, 'submitRealName'],
    [1, 'reviewRealNames'],
  ],
  kinds: ['realName/submit'],
})
