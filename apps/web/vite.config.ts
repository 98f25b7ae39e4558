import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel, { type RolldownBabelPreset } from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// The compiler's memoisation pays in the browser only; a server renders once.
const reactCompiler: RolldownBabelPreset = {
  preset: { plugins: ['babel-plugin-react-compiler'] },
  rolldown: {
    filter: { code: /\b(?:[A-Z]|use[A-Z])/, id: /\.tsx?$/ },
    applyToEnvironmentHook: (environment) => environment.config.consumer === 'client',
  },
}

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
  build: {
    target: 'baseline-widely-available',
    // light-dark() and oklch() stay as written: the tokens depend on them.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
  },
})
