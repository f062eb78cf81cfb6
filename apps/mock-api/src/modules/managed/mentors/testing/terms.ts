import { instrumentId } from '@onelot/domain'
import type { MentorInput } from '../operator.ts'

const share = (id: string) => ({ instrument: instrumentId(id), fast: 2, slow: 5 })

/** Trades Apple and another share of New York by short averages, so that it trades often; open from an hour before the time of tests. */
export const northMentor: MentorInput = {
  mentor: 'north',
  name: { en: 'North', kor: '노스', tw: '北方' },
  market: 'US',
  shares: [share('US:AAPL'), share('US:HOCKZ')],
  size: '50000',
  from: '2026-03-10T01:00:00.000Z',
  to: '2026-04-10T09:00:00.000Z',
}
