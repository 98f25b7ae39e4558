import type { Plugin } from 'vite'

// For server components and for instrumentation, which the app does not use.
export const unused = [
  'RSCErrorHandler',
  'RSCPrefetchPageLinksImpl',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
]

/** Empties functions of React Router that the app never calls. Bundlers keep them, and what only they use: 1 kB on each page. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: {
        id: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
        code: 'function createRouter(',
      },
      handler: (code) => ({ code: emptyFunctions(code, unused), map: null }),
    },
  }
}

/** Empties functions that are declared at the top level. Throws if one is missing. */
export function emptyFunctions(code: string, names: readonly string[]): string {
  return names.reduce((result, name) => {
    const declaration = new RegExp(String.raw`^(function ${name}\()[^]*?^\}$`, 'm')
    if (!declaration.test(result))
      throw new Error(`React Router has no ${name}. See apps/web/router/README.md.`)
    return result.replace(declaration, '$1) {}')
  }, code)
}
