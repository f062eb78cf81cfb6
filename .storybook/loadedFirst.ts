// Storybook imports these while the first story of a page is drawn and judged: it would wait for them in the time that a story has.
import 'axe-core'
import 'react-dom/client'
