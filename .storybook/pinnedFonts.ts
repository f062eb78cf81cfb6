import { sheet } from 'virtual:pinned-fonts'
import { fontsLoaded, pinFonts } from '../scripts/fonts/pin.ts'

pinFonts(sheet)
await fontsLoaded()
