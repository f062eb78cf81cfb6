import wrapper from 'react-apexcharts'
import './apexEngine.css.ts'

type Wrapper = typeof wrapper

const wraps = (imported: unknown): imported is { readonly default: Wrapper } =>
  typeof imported === 'object' && imported !== null && 'default' in imported

/** The element by whose id the engine knows that its styles are in the page. */
const STYLES_ID = 'apexcharts-css'

/** The engine would write a style element, which a page's policy may refuse; what is used of it is in `apexEngine.css.ts`. */
function keepOutStyles(): void {
  if (document.getElementById(STYLES_ID) !== null) return
  const mark = document.createElement('meta')
  mark.id = STYLES_ID
  document.head.append(mark)
}
keepOutStyles()

/** The engine as a component. It is CommonJS, of which some bundlers give the function and others the module around it. */
export const ApexEngine: Wrapper = wraps(wrapper) ? wrapper.default : wrapper
