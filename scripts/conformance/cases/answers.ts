import type { Case } from './case.ts'

const eachRead = 'each call that reads'
const eachCall = 'each call'
const account = 'an account'

export const answersCases = {
  'ENV-01': {
    title: 'an answer is an envelope',
    needs: `${eachRead}; for a member's, ${account}`,
    sends: 'a request that is made of earlier answers',
    expects:
      'HTTP 200, JSON, `status` an integer, `msg` a text other than CALL_NOT_OFFERED, and of a refusal its params as the catalogue has them',
    skipped: 'no earlier answer has what its request names',
  },
  'ENV-02': {
    title: 'a path that there is not is no success',
    needs: 'nothing',
    sends: '`conformance/noSuchCall`',
    expects: 'HTTP 4xx, or a refusal; neither `status` 1 nor HTTP 5xx',
    skipped: 'never',
  },
  'ENV-03': {
    title: 'a body that is no JSON is refused',
    needs: eachCall,
    sends: 'half of a JSON object',
    expects: 'HTTP 4xx, or a refusal; neither `status` 1 nor HTTP 5xx',
    skipped: 'there is no account, and the call is a member’s',
  },
  'SCH-01': {
    title: 'a read answers what the contract says',
    needs: `${eachRead}; for a member's, ${account}`,
    sends: 'requests made of earlier answers: each value of an enum that is required, six of each id',
    expects: '`data` by the schema of the call, in each answer that is a success; one success at least',
    skipped:
      'no earlier answer has what its request names, or all are refused with codes that the call declares',
  },
  'SCH-02': {
    title: 'a write answers what the contract says',
    needs: `each write that the run can take back; ${account}`,
    sends:
      'what the run makes and removes again: a watchlist group, a price alert, an order far from the price',
    expects: '`data` by the schema of the call, and a `msg` that it declares',
    skipped: 'the run knows no harmless request, or it is refused with a code that the call declares',
  },
  'SCH-03': {
    title: 'a refusal is one that the call declares',
    needs: 'each call that was refused during the run',
    sends: 'nothing of its own',
    expects: 'a code that the call declares, VALIDATION, or one of transport but CALL_NOT_OFFERED',
    skipped: 'the call was never refused',
  },
  'FMT-01': {
    title: 'decimals are exact decimal texts',
    needs: `${eachRead} whose answer has some`,
    sends: 'nothing of its own',
    expects: 'texts in plain notation (`"1234.50"`), never JSON numbers, exponents or separators',
    skipped: 'no answer had one',
  },
  'FMT-02': {
    title: 'moments are instants in UTC',
    needs: `${eachRead} whose answer has some`,
    sends: 'nothing of its own',
    expects: '`YYYY-MM-DDTHH:mm:ss.sssZ`, of a day that exists',
    skipped: 'no answer had one',
  },
  'FMT-03': {
    title: 'dates, times of day and zones are such',
    needs: `${eachRead} whose answer has some`,
    sends: 'nothing of its own',
    expects: '`YYYY-MM-DD`, `HH:mm`, and an IANA time zone',
    skipped: 'no answer had one',
  },
} as const satisfies Readonly<Record<string, Case>>
