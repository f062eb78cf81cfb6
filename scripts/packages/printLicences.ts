// npm run licences: what is installed with the published packages, and by which licence (docs/packages.md).
import { shipped } from './licences.ts'

for (const { name, version, licence } of shipped())
  console.log(`${name.padEnd(40)} ${version.padEnd(12)} ${licence ?? 'no licence'}`)
