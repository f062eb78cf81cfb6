// npm run openapi, its first step: writes what the contract's comments say of the fields, for the documents to say too.
import { writeFileSync } from 'node:fs'
import { descriptionsFile, descriptionsText, readDescriptions } from './descriptions.ts'

writeFileSync(descriptionsFile, descriptionsText(readDescriptions()))
