import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel, { type RolldownBabelPreset } from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanRouter } from './lean-router.ts'
import { pageTexts } from './page-texts.ts'

// Compiling every component costs each page 10 kB; one that renders often asks for it by the directive 'use memo'.
// Memoisation pays in the browser only; a server renders once.
const reactCompiler: RolldownBabelPreset = {
  preset: { plugins: [['babel-plugin-react-compiler', { compilationMode: 'annotation' }]] },
  rolldown: {
    filter: { code: /['"]use memo['"]/, id: /\.tsx?$/ },
    applyToEnvironmentHook: (environment) => environment.config.consumer === 'client',
  },
}

// What most pages load comes in a few files: one for each shared module costs 16 kB more, for each is compressed by
// itself. The contract's schemas stay out of them: only forms and calls need those.
const isInitial = { tags: ['$initial' as const] }
const chunks = [
  { name: 'libraries', test: /node_modules[\\/](?!\.pnpm[\\/]|zod[\\/])/, ...isInitial },
  {
    name: 'site',
    test: /[\\/]app[\\/]areas[\\/]site[\\/]|[\\/]strand[\\/](path|random|colourway)\.ts/,
    ...isInitial,
  },
  // Drawing hair is for the pages that show some; a certificate’s rosette and a card’s colours are no hair.
  {
    name: 'hair',
    test: /[\\/]ui[\\/]src[\\/](strands[\\/]|strand[\\/](?!guilloche|cover|mark))/,
    ...isInitial,
  },
  // A price says something: whoever shows none is not to load the texts of those who do.
  {
    name: 'catalogue',
    test: /^(?!.*([\\/](zod|contract)[\\/]|virtual:texts|offer-price))/,
    minShareCount: 9,
    ...isInitial,
  },
]

export default defineConfig({
  // Presets run last to first: Lingui's macros are expanded before the compiler reads the code.
  plugins: [
    pageTexts(import.meta.dirname),
    leanRouter(),
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
