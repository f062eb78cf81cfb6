import { openReport } from '../../scripts/conformance/reportFile.ts'
import sample from './sample.json' with { type: 'json' }

/** As a file has it. `node scripts/conformance/writeSample.ts` writes it anew. */
export const sampleText = JSON.stringify(sample)
const opened = openReport(sampleText)
if (opened.kind === 'refused') throw new Error(`The sample cannot be opened: ${opened.why}`)

/** What the suite found of a back end with three faults. */
export const sampleReport = opened.report
