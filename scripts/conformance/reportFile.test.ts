import { expect, it } from 'vitest'
import { openReport, reportFormat } from './reportFile.ts'

it.each([
  ['that is empty', ' \n', 'This file is empty'],
  ['that is no JSON', '<testsuites/>', 'is no JSON'],
  ['that was cut off', '{"format":"onelot-conf', 'is no JSON'],
  ['of something else', '[{"phone":"1"}]', 'no conformance report'],
  ['of another version', '{"format":"onelot-conformance-9"}', 'another version (onelot-conformance-9)'],
  ['that lacks something', JSON.stringify({ format: reportFormat, api: 7 }), 'damaged at api'],
])('a file %s is refused with a sentence', (_, text, why) => {
  const opened = openReport(text)
  expect(opened.kind === 'refused' && opened.why).toContain(why)
})
