import { screens } from '../src/base/definition/addresses.ts'

/** A story that opens a journey begins with all screens there (`.storybook/flow.tsx`): to load them is none of its time. */
await Promise.all(screens.map(({ load }) => load()))
