import type { Preview } from '@storybook/react-vite'
import { globalTypes, initialGlobals, viewport, withTheme } from './globals.tsx'

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withTheme],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport,
  },
}

export default preview
