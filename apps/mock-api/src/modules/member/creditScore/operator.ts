import { accountStream } from '@onelot/domain'
import { MOST_POINTS, creditScore as rules } from '@onelot/domain/modules/member/creditScore'
import * as z from 'zod/mini'
import { operatorAction } from '../../base/operatorAction.ts'
import { accountText } from '../../base/operatorShapes.ts'

const entryShape = z.strictObject({
  account: accountText,
  points: z.int().check(z.gte(-MOST_POINTS), z.lte(MOST_POINTS)),
  reason: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** What operators give to a member's credit score, or take of it. */
export const creditScoreActions = [
  operatorAction('/creditScore', entryShape, ({ account, points, reason }, desk) =>
    desk.command(rules, accountStream(account), { kind: 'creditScore.enter', points, reason }),
  ),
]
