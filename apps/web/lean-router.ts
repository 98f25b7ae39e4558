import type { Plugin } from 'vite'

/**
 * React Router's build for production in the browser's bundle: its package leads to the one for development everywhere,
 * with warnings nobody reads there.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true })
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
      },
    },
  }
}
