import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { buildTargets } from '@chignon/dev-tools/supported-browsers'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  // The web server serves it there.
  base: '/studio/',
  plugins: [
    tailwindcss(),
    lingui({ cwd: import.meta.dirname, failOnMissing: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: import.meta.dirname })] }),
  ],
  resolve: {
    conditions: ['@chignon/source', 'module', 'browser', 'development|production'],
    // React has had the hook since version 18.
    alias: { 'use-sync-external-store/shim': 'react' },
  },
  build: {
    target: buildTargets,
    assetsInlineLimit: 0,
    // `scripts/build.ts` sets another folder, so that the current build can be served meanwhile.
    outDir: process.env['BUILD_DIRECTORY'] ?? 'build/current',
    emptyOutDir: true,
    rolldownOptions: {
      // The directives of @chignon/ui are for apps that render on the server.
      checks: { moduleLevelDirective: false },
    },
  },
})
