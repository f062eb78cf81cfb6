import type { Case } from './case.ts'

const account = 'an account'

export const listsCases = {
  'PAG-01': {
    title: 'pages of a list have each row once',
    needs: 'each call that takes a cursor, with two rows at least',
    sends: 'its pages one after the other, each by the `next` before',
    expects: 'no more rows than `pageSize`, none twice, `total` in all, and no `next` on the last page',
    skipped: 'its list has fewer than two rows',
  },
  'PAG-02': {
    title: 'pages of a board are of one ranking',
    needs: 'each call that takes a snapshot, with two rows at least',
    sends: 'its pages by number, with the snapshot of the first',
    expects: 'no more rows than `pageSize`, none twice, the same snapshot and `total`',
    skipped: 'its board has fewer than two rows',
  },
  'PAG-03': {
    title: 'a cursor that the back end did not make breaks nothing',
    needs: 'each call that takes a cursor',
    sends: 'a cursor that the run made up',
    expects: 'VALIDATION, or a page; no HTTP 5xx',
    skipped: 'the call was never a success',
  },
  'CAN-01': {
    title: 'bars are in order, and each is whole',
    needs: 'an instrument; each period',
    sends: '`market/candles`',
    expects: 'each bar later than the one before; low ≤ open, close ≤ high',
    skipped: 'there are no bars of the period',
  },
  'CAN-02': {
    title: 'earlier bars follow on',
    needs: 'an instrument with `more` bars; each period',
    sends: '`market/candles` `before` the first bar that is there',
    expects: 'bars that are all earlier, `limit` of them at most, one at least',
    skipped: 'there is no bar before, as `more` says',
  },
  'STR-01': {
    title: 'the stream opens, and each event keeps the contract',
    needs: 'an instrument',
    sends: '`stream/open` as a guest and as a member',
    expects: 'HTTP 200, text/event-stream, each event by its schema',
    skipped: 'no instrument is known',
  },
  'STR-02': {
    title: 'a quote of each instrument comes at once',
    needs: 'instruments with a quote',
    sends: '`stream/open` with them',
    expects: 'a quote of each within four seconds, and of no other instrument',
    skipped: 'no instrument with a quote is known',
  },
  'STR-03': {
    title: 'a heartbeat comes every two seconds',
    needs: 'an instrument',
    sends: '`stream/open`, left open for seven seconds',
    expects: 'the first within 3.5 s, and never longer than 3.5 s between two',
    skipped: 'the stream does not open',
  },
  'STR-04': {
    title: 'events are in order',
    needs: 'an instrument',
    sends: '`stream/open`, left open for seven seconds',
    expects:
      '`serverTime` of heartbeats and of the account never goes back, nor does `at` of the quotes of one instrument, nor `sequence`',
    skipped: 'the stream does not open',
  },
  'STR-05': {
    title: 'a member’s stream says the version of the account',
    needs: account,
    sends: '`stream/open` as a member, and as a guest',
    expects: 'an `account` event within four seconds for the member, none for the guest',
    skipped: 'there is no account',
  },
  'STR-06': {
    title: 'a change of the account is said',
    needs: 'an account that holds `money`, while a market is open',
    sends: 'an order far from the price and its cancellation, while the stream is open',
    expects: 'an `account` event with a greater `sequence` within four seconds',
    skipped: 'no account holds `money`, or the order is refused with a declared code',
  },
  'STR-07': {
    title: 'a stream that is opened anew carries what is asked then',
    needs: 'two instruments with quotes, and an account',
    sends: '`stream/open` with the first; left; again with the second',
    expects: 'a quote of the second, none of the first, and a `sequence` that is not less',
    skipped: 'fewer than two instruments with quotes are known',
  },
  'STR-08': {
    title: 'a stream with a token that is nobody’s is answered 401',
    needs: 'an instrument',
    sends: '`stream/open` with a token that the run made up',
    expects: 'HTTP 401',
    skipped: 'no instrument is known',
  },
  'STR-09': {
    title: 'a stream of too many instruments is refused',
    needs: 'nothing',
    sends: '`stream/open` with 201 instruments',
    expects: 'VALIDATION',
    skipped: 'never',
  },
} as const satisfies Readonly<Record<string, Case>>
