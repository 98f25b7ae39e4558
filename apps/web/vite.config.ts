import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel, { type RolldownBabelPreset } from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Compiling every component costs each page 10 kB; one that renders often asks for it by the directive 'use memo'.
// Memoisation pays in the browser only; a server renders once.
const reactCompiler: RolldownBabelPreset = {
  preset: { plugins: [['babel-plugin-react-compiler', { compilationMode: 'annotation' }]] },
  rolldown: {
    filter: { code: /['"]use memo['"]/, id: /\.tsx?$/ },
    applyToEnvironmentHook: (environment) => environment.config.consumer === 'client',
  },
}

// What every page loads comes in two files: one chunk for each shared module costs 16 kB more, for they are compressed
// one by one. The contract's schemas are left out: only forms and calls need them.
const chunks = [
  { name: 'libraries', test: /node_modules[\\/](?!\.pnpm[\\/]|zod[\\/])/, tags: ['$initial' as const] },
  { name: 'site', test: /[\\/]app[\\/]site[\\/]/, tags: ['$initial' as const] },
  { name: 'catalogue', minShareCount: 4, tags: ['$initial' as const] },
]

export default defineConfig({
  // Presets run last to first: Lingui's macros are expanded before the compiler reads the code.
  plugins: [
    tailwindcss(),
    reactRouter(),
    lingui({ cwd: import.meta.dirname, failOnMissing: true }),
    babel({ presets: [reactCompiler, linguiTransformerBabelPreset({}, { cwd: import.meta.dirname })] }),
  ],
  resolve: { conditions: ['@chignon/source', 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: {
      conditions: ['@chignon/source', 'module', 'node', 'development|production'],
      externalConditions: ['@chignon/source', 'node'],
    },
    noExternal: ['@chignon/ui', '@chignon/contract'],
  },
  // `rollupOptions` is the name under which React Router finds the client's own output.
  environments: { client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  build: {
    target: 'baseline-widely-available',
    // light-dark() and oklch() stay as written: the tokens depend on them.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
  },
})
