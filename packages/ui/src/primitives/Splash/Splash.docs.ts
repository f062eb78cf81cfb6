import type { WidgetDocs } from '../../widgetDocs.ts'

export const docs: WidgetDocs = {
  frame: 'phone',
  purpose: 'The first screen of the app: mark and name of the site, and how the start gets on.',
  notFor: ['For a screen that loads later: its skeleton.', 'For news: readers wait here for the app only.'],
  anatomy: [
    { part: 'Mark and name', is: 'those of the site' },
    { part: 'Tagline', is: 'one line' },
    { part: 'Steps', is: 'settings, language, session' },
    { part: 'Action', is: 'Try again, when a step has failed' },
  ],
  dos: ['Draw the same as `index.html` does before any script, so that nothing moves.'],
  donts: ['Keep it on the screen longer than the start takes.'],
  accessibility: {
    role: 'Main with the level-one heading and a list of steps.',
    keys: [{ press: 'Enter, Space', does: 'tries again' }],
    announces: 'Each step as it comes.',
  },
  related: ['Steps', 'ErrorState'],
}
