import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose:
    'Whether one instrument is traded now: the session, a halt, a holiday, its listing, and what sets its day apart.',
  notFor: ['For a market without an instrument, `SessionLabel`.', 'For old prices, `StaleNotice`.'],
  anatomy: [
    { part: 'Dot', is: 'filled while orders are accepted, hollow when not' },
    { part: 'Words', is: 'the state, and until when or from when' },
    { part: 'Tags', is: 'an ex-dividend day, a split, a first day' },
  ],
  dos: ['Pass the session also during a halt: what ends first is not known.'],
  donts: ['Say a halt a second time beside it, but over what it stops.'],
  accessibility: {
    role: 'Text; the dot is decoration.',
    keys: [],
    announces: 'Nothing by itself.',
  },
  related: ['Notices', 'Tag', 'QuoteRow'],
}
