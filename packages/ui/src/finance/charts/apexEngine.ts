import wrapper from 'react-apexcharts'

type Wrapper = typeof wrapper

const wraps = (imported: unknown): imported is { readonly default: Wrapper } =>
  typeof imported === 'object' && imported !== null && 'default' in imported

/** The engine as a component. It is CommonJS, of which some bundlers give the function and others the module around it. */
export const ApexEngine: Wrapper = wraps(wrapper) ? wrapper.default : wrapper
