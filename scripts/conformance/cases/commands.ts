import type { Case } from './case.ts'

const eachCall = 'each call'
const account = 'an account'
const refusedFirst = 'another rule refuses it first, with a code that the call declares'

export const commandsCases = {
  'REF-01': {
    title: 'a request without what it needs is refused with VALIDATION',
    needs: `${eachCall} that has a required field; for a member's, ${account}`,
    sends: 'an empty object',
    expects: 'VALIDATION, with one of the missing fields in `data.fields`',
    skipped: 'there is no account, and the call is a member’s',
  },
  'REF-02': {
    title: 'a declared refusal is given where it is due',
    needs: 'each code that a call declares; for some an account that holds a state (`holds`)',
    sends:
      'a request that has to be refused so: something that there is not, a second time, more than there is, an account that may not',
    expects: 'the code, with its params as the catalogue has them',
    skipped: `nothing from outside causes it, no account holds the state, or ${refusedFirst}`,
  },
  'IDM-01': {
    title: 'the same key with the same body is carried out once',
    needs: account,
    sends: '`watchlist/addGroup` twice with one key',
    expects: 'the same answer twice, and one group',
    skipped: 'the first is refused with a declared code',
  },
  'IDM-02': {
    title: 'the same key with another body is refused',
    needs: account,
    sends: 'the key of IDM-01 with another name',
    expects: 'IDEMPOTENCY_KEY_REUSED, and no second group',
    skipped: 'IDM-01 has nothing to repeat',
  },
  'IDM-03': {
    title: 'two at once with one key are carried out once',
    needs: account,
    sends: '`watchlist/addGroup` four times at once with one key',
    expects: 'the same answer, or SYSTEM_BUSY; one success, and one group',
    skipped: 'each is refused with a declared code',
  },
  'IDM-04': {
    title: 'a key is known after reconnecting',
    needs: account,
    sends: 'the key and body of IDM-01 on a new connection and in a new session',
    expects: 'the answer of IDM-01',
    skipped: 'IDM-01 has nothing to repeat',
  },
  'IDM-05': {
    title: 'common/outcome knows what became of a key',
    needs: account,
    sends: '`common/outcome` with the key of IDM-01',
    expects: '`done` with the `data` of IDM-01',
    skipped: 'IDM-01 has nothing to repeat',
  },
  'IDM-06': {
    title: 'a key that never arrived is closed',
    needs: account,
    sends: '`common/outcome` with a new key, then a write with it',
    expects: '`neverArrived`, then no success and nothing made',
    skipped: 'there is no account',
  },
  'IDM-07': {
    title: 'a refusal is not kept',
    needs: account,
    sends: 'with one key a write that is refused, then one that is not',
    expects: 'the second is a success',
    skipped: 'the first is not refused',
  },
  'IDM-08': {
    title: 'a write without a key is not carried out',
    needs: account,
    sends: '`watchlist/addGroup` without `Idempotency-Key`',
    expects: 'VALIDATION, and no group',
    skipped: 'there is no account',
  },
  'IDM-09': {
    title: 'an order that is sent twice is one order',
    needs: 'an account that holds `money`, while a market is open',
    sends: '`trade/place` far from the price twice with one key',
    expects: 'the same position twice, and one working order more',
    skipped: 'no account holds `money`, or the order is refused with a declared code',
  },
} as const satisfies Readonly<Record<string, Case>>
