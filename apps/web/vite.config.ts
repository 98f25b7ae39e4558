import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { buildTargets } from '@chignon/dev-tools/supported-browsers'
import { reactRouter } from '@react-router/dev/vite'
import babel, { type RolldownBabelPreset } from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pageSheets } from './page-sheets.ts'
import { pageTexts } from './page-texts.ts'
import { chunkGroups } from './router/chunk-groups.ts'
import { minifyLargeChunks } from './router/minify-large-chunks.ts'
import { productionRouter } from './router/use-production-router.ts'
import { withoutUnusedParts } from './router/without-unused-parts.ts'

// Compiling every component would add 10 kB to each page, so only those with the directive 'use memo' are compiled. The
// server renders once and needs no memoization.
const reactCompiler: RolldownBabelPreset = {
  preset: { plugins: [['babel-plugin-react-compiler', { compilationMode: 'annotation' }]] },
  rolldown: {
    filter: { code: /['"]use memo['"]/, id: /\.tsx?$/ },
    applyToEnvironmentHook: (environment) => environment.config.consumer === 'client',
  },
}

export default defineConfig({
  // Presets run last to first: Lingui's macros are expanded before the compiler reads the code.
  plugins: [
    pageTexts(import.meta.dirname),
    productionRouter(),
    withoutUnusedParts(),
    tailwindcss(),
    reactRouter(),
    lingui({ cwd: import.meta.dirname, failOnMissing: true }),
    pageSheets(import.meta.dirname),
    minifyLargeChunks(),
    babel({ presets: [reactCompiler, linguiTransformerBabelPreset({}, { cwd: import.meta.dirname })] }),
  ],
  resolve: {
    conditions: ['@chignon/source', 'module', 'browser', 'development|production'],
    // React has had the hook since version 18.
    alias: { 'use-sync-external-store/shim': 'react' },
  },
  ssr: {
    resolve: {
      conditions: ['@chignon/source', 'module', 'node', 'development|production'],
      externalConditions: ['@chignon/source', 'node'],
    },
    noExternal: ['@chignon/app-kit', '@chignon/ui', '@chignon/contract'],
  },
  // React Router reads `rollupOptions`, not `rolldownOptions`.
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  // All dependencies are found at the start: one that is found later reloads the page.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  build: {
    target: buildTargets,
    assetsInlineLimit: 0,
  },
})
