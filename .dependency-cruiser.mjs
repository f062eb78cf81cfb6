import { importRules } from './scripts/importRules.mjs'

export default {
  forbidden: [
    ...importRules,
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment:
        'A path outside a package’s exports does not resolve, and so fails here. What a plugin of Vite makes is no file.',
      from: { path: '^(packages|apps|\\.storybook)/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.tsbuild|/dist/|storybook-static|mockServiceWorker)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json'],
    },
  },
}
