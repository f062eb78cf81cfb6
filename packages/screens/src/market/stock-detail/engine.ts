/** What is loaded with the drawing engine, in a chunk of its own. */
export { FullScreenChart } from './FullScreenChart.tsx'
export { LiveChart } from './LiveChart.tsx'
