import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  purpose: 'Leads to what is done often, each entry a picture over one or two words.',
  notFor: [
    'For more than twelve, or where a line explains each, `RowList`.',
    'For the five parts of the app, `TabBar`.',
    'For a choice, `SegmentedControl`.',
  ],
  anatomy: [
    { part: 'Picture', is: 'one line icon; the word says the same' },
    { part: 'Badge', is: 'a count or a dot over its corner, only where something is new' },
    { part: 'Label', is: 'on two lines rather than cut' },
  ],
  dos: [
    'Begin with what is used most; the thumb finds it by its place, which stays.',
    'Put it into a `Card` with `padding="none"` and a `Box` of 8.',
  ],
  donts: [
    'Colour the pictures: colours belong to the market.',
    'Leave an entry out for some readers; what cannot be used says so behind it.',
  ],
  accessibility: {
    role: 'List of links, named by `label`.',
    keys: [{ press: 'Enter', does: 'opens the entry' }],
    announces: 'Nothing.',
  },
  related: ['ListRow', 'TabBar', 'Card', 'Tag'],
}
