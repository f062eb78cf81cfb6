import type { Case } from './case.ts'

const account = 'an account'
const two = 'two accounts'

export const accessCases = {
  'AUT-01': {
    title: 'a member’s call without a token is answered 401',
    needs: 'each call of a member',
    sends: 'the call without `token` and `account`',
    expects: 'HTTP 401',
    skipped: 'never',
  },
  'AUT-02': {
    title: 'a token that is nobody’s is answered 401',
    needs: 'each call of a member',
    sends: 'a token that the run made up',
    expects: 'HTTP 401',
    skipped: 'never',
  },
  'AUT-03': {
    title: 'a session that was logged out has ended',
    needs: account,
    sends: '`member/login`, `member/logout`, then a read with the same token',
    expects: 'HTTP 401 for the read; the other session goes on',
    skipped: 'there is no account, or no read of a member is tried',
  },
  'AUT-04': {
    title: 'what is another member’s is not shown',
    needs: `${two}; each call that names something of a member`,
    sends: 'the request of the one with the session of the other',
    expects: 'a refusal, or HTTP 401 or 404; never a success',
    skipped: 'there is one account, or the first has nothing of the kind',
  },
  'XSR-01': {
    title: 'a call with the cookie and without its header is not carried out',
    needs: `${account}, and a back end that sets the cookie XSRF-TOKEN`,
    sends: 'a call with the cookie, without `X-XSRF-TOKEN`, then with another value',
    expects: 'HTTP 4xx, or a refusal',
    skipped: 'the back end never set the cookie',
  },
  'XSR-02': {
    title: 'a call with the cookie and its header is carried out',
    needs: `${account}, and a back end that sets the cookie XSRF-TOKEN`,
    sends: 'a call with the cookie and the same value in `X-XSRF-TOKEN`',
    expects: 'a success',
    skipped: 'the back end never set the cookie',
  },
  'COR-01': {
    title: 'a preflight of an allowed origin is answered',
    needs: 'an origin that the back end allows (`--origin`)',
    sends: '`OPTIONS` for a read, a write and the stream',
    expects: 'HTTP 2xx, that origin and no other, `POST`, and the five request headers',
    skipped: '`--origin` is not given',
  },
  'COR-02': {
    title: 'an answer can be read by a page of an allowed origin',
    needs: 'an origin that the back end allows (`--origin`)',
    sends: 'a read with that `Origin`',
    expects: 'that origin in `Access-Control-Allow-Origin`, and `account-version` exposed',
    skipped: '`--origin` is not given',
  },
  'COR-03': {
    title: 'a page of any other origin can read nothing',
    needs: 'nothing',
    sends: 'a preflight and a read from `https://conformance.invalid`',
    expects: 'no `Access-Control-Allow-Origin` of that origin, and no `*`',
    skipped: 'never',
  },
} as const satisfies Readonly<Record<string, Case>>
