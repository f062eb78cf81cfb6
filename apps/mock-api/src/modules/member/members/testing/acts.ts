import { defineActs } from '../../../../anyCommands/moduleActs.ts'
import { restrict } from './restrict.ts'

export const acts = defineActs({
  acts: { restrict },
  byOperator: ['restrict'],
  drawn: [[8, 'restrict']],
  kinds: ['members.restrictionsSet', 'members.realNameStateChanged'],
})
