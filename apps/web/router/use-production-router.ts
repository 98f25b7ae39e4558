import type { Plugin } from 'vite'

/**
 * Bundles React Router's production build for the browser. The exports of its package.json always select the development
 * build, which contains warnings.
 */
export function productionRouter(): Plugin {
  return {
    name: 'use-production-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(id, importer) {
        const resolved = await this.resolve(id, importer, { skipSelf: true })
        if (!resolved) return null
        if (!resolved.id.includes('/dist/development/'))
          this.error(
            `${id} resolves to ${resolved.id}, which is not its development build. See apps/web/router/README.md.`,
          )
        return { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') }
      },
    },
  }
}
