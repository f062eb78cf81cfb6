import { operating } from '../../../../anyCommands/operating.ts'

export const passRealName = operating(({ operator, who }) =>
  operator.setOnMember(who, { kind: 'members.setRealNameState', state: 'passed' }),
)

/** Now and then as if nothing had been submitted. */
export const rejectRealName = operating(({ operator, who, step: { pick } }) =>
  operator.setOnMember(who, {
    kind: 'members.setRealNameState',
    state: pick % 4 === 0 ? 'notVerified' : 'rejected',
  }),
)
