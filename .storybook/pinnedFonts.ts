import { faces } from 'virtual:pinned-fonts'
import { fontsLoaded } from '../scripts/fonts/pin.ts'

// A page plays many files, and is set up before each.
if (!document.adoptedStyleSheets.includes(faces)) document.adoptedStyleSheets.push(faces)
await fontsLoaded()
