import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { chromatic } from './chromatic.ts'
import { tableOfProps } from './controls.ts'
import { docs } from './docs.tsx'
import { globalTypes, initialGlobals, viewport, withTheme } from './globals.tsx'
import { bringWorld, withScenario } from './scenario.tsx'
import { bringSteps, stepByStep } from './stepByStep.ts'
import { endCalls, loader } from './storyCalls.ts'
import { bringMessages, withArgsInLanguage } from './storyMessages.ts'
import { bringWaits } from './waits.ts'

configure({
  /** A world is built, and its prices calculated, while a busy machine does other things too. */
  asyncUtilTimeout: 8_000,
  /** The default prints the whole page into the error, each time that what a play waits for is missing. */
  getElementError: (message) => new Error(message ?? 'not found'),
})

const preview: Preview = {
  /** Pictures are compared of every story (docs/visual-regression.md); `!visual` keeps one out. */
  tags: ['visual'],
  globalTypes,
  initialGlobals,
  loaders: [loader],
  beforeEach: [bringMessages, bringWaits, bringSteps, bringWorld],
  runStep: stepByStep,
  afterEach: [endCalls],
  decorators: [withArgsInLanguage, withScenario, withTheme],
  argTypesEnhancers: [tableOfProps],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport,
    chromatic,
    docs,
    /** In the source of a story on its docs page. */
    jsx: { functionValue: () => '() => {}' },
    controls: { sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Start here', 'Foundations', 'Primitives', 'Finance', 'Screens', 'Flows'] },
    },
  },
}

export default preview
