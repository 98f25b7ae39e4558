import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserContextOptions } from 'playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumLaunchOptions } from '@chignon/dev-tools/chromium'
import { classNamesPlugin } from './packages/ui/scripts/styles/class-names-plugin.ts'
import { readModuleClasses } from './packages/ui/scripts/styles/module-classes.ts'

// Loading the modules again for each file takes longer than the tests. What a file stubs it restores itself.
const inSharedWorkers = { environment: 'node' as const, isolate: false }

// A new object per project: Vitest mutates it.
export const browser = (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions }),
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})

// Generous for busy machines; a passing test does not wait that long.
export const timeouts = { testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

const inQuality = (file: string) => fileURLToPath(new URL(`./packages/ui-quality/${file}`, import.meta.url))
export const failOnConsole = inQuality('test-setup/fail-on-console.ts')
const styles = inQuality('test-setup/styles.ts')

// Listed up front: Vite reloads the page when it discovers a dependency during a test.
const optimizeDeps = {
  include: [
    '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge',
    '@atlaskit/pragmatic-drag-and-drop/combine',
    '@atlaskit/pragmatic-drag-and-drop/element/adapter',
    '@internationalized/date',
    '@radix-ui/react-context-menu',
    '@radix-ui/react-hover-card',
    '@radix-ui/react-toolbar',
    '@radix-ui/react-tooltip',
    '@storybook/react-vite',
    'class-variance-authority',
    'embla-carousel-react',
    'hls.js',
    'react',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'storybook/test',
    'uqr',
    'vitest-browser-react',
  ],
}

// Named in the tests as `@vitest-environment jsdom-29`.
const olderPages = Object.fromEntries(
  ['jsdom-27', 'jsdom-29', 'happy-dom-19', 'happy-dom-20'].map((name) => [
    `vitest-environment-${name}`,
    inQuality(`test-environments/${name}.environment.ts`),
  ]),
)

/** Tests that open stories of the built Storybook, listed from its index. */
const published = (name: string, include: string) => ({
  root: 'packages/ui-quality',
  test: {
    name,
    include: [include],
    environment: 'node' as const,
    globalSetup: inQuality('matrix/built-storybook.ts'),
    maxConcurrency: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

/** All projects but the stories. */
export const projects: TestProjectInlineConfiguration[] = [
  {
    root: 'packages/ui',
    plugins: [tailwindcss()],
    optimizeDeps,
    resolve: { conditions: ['@chignon/source', ...defaultClientConditions] },
    test: {
      name: 'ui',
      ...timeouts,
      include: ['src/**/*.test.tsx', '../ui-quality/matrix/**/*.test.tsx'],
      browser: browser(),
      // One document for all files: a third of the time went into loading the modules again for each.
      isolate: false,
      setupFiles: [failOnConsole, inQuality('test-setup/shared-document.ts'), styles],
    },
  },
  {
    root: 'packages/ui',
    test: {
      name: 'ui-node',
      ...timeouts,
      include: [
        'src/**/*.test.ts',
        'scripts/**/*.test.ts',
        'codemods/*.test.ts',
        '../ui-quality/matrix/{modes,compare-pictures}.test.ts',
        '../ui-quality/matrix/in-page/*.test.ts',
        '../ui-quality/status/*.test.ts',
      ],
      ...inSharedWorkers,
    },
  },
  {
    // The published package: its sizes, its manifest, its public types.
    root: 'packages/ui-quality',
    test: {
      name: 'package',
      include: ['package-checks/*.test.ts', 'proofs/first-paint.test.ts'],
      environment: 'node',
      globalSetup: inQuality('package-checks/built-package.ts'),
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
  {
    // Server-rendered pages under a strict content security policy and with scripts off. Takes minutes.
    root: 'packages/ui-quality',
    // The components with the class names of the published style sheet.
    plugins: [classNamesPlugin(readModuleClasses)],
    ssr: { resolve: { conditions: ['@chignon/source', ...defaultServerConditions] } },
    test: {
      name: 'proofs',
      include: ['proofs/strict-page.test.ts'],
      environment: 'node',
      globalSetup: inQuality('package-checks/built-package.ts'),
      testTimeout: 60_000,
      hookTimeout: 300_000,
    },
  },
  {
    // Play functions: the layout mirrors in right-to-left, and a machine translation meanwhile breaks nothing.
    root: 'packages/ui',
    plugins: [tailwindcss()],
    optimizeDeps,
    resolve: { conditions: ['@chignon/source', ...defaultClientConditions] },
    test: {
      name: 'proofs-played',
      ...timeouts,
      include: ['../ui-quality/proofs/*.test.tsx'],
      browser: browser({ reducedMotion: 'reduce' }),
      setupFiles: [failOnConsole, styles, inQuality('test-setup/storybook-annotations.ts')],
    },
  },
  {
    resolve: { alias: olderPages },
    ssr: { resolve: { conditions: ['@chignon/source', ...defaultServerConditions] } },
    test: {
      name: 'unit',
      ...timeouts,
      include: [
        'apps/web/*.test.ts',
        'apps/web/{server,app,router}/**/*.test.{ts,tsx}',
        'apps/studio/app/**/*.test.{ts,tsx}',
        'packages/{app-kit,bench,contract,http-server}/src/**/*.test.ts',
        'packages/ui-quality/test-environments/*.test.tsx',
        'lint/*.test.ts',
        'scripts/**/*.test.ts',
        '.storybook/**/*.test.ts',
      ],
      ...inSharedWorkers,
    },
  },
  published('matrix', 'matrix/matrix.test.ts'),
  published('slice', 'matrix/slice.test.ts'),
  published('pictures', 'matrix/pictures.test.ts'),
]

/** The API has a configuration of its own. */
export const api = 'apps/api'

/**
 * For `--config`: Storybook's plugin, which the stories need, takes four seconds to start, and Vitest starts the plugins of all
 * projects, also of those that `--project` leaves out.
 */
export default defineConfig({ test: { projects: [...projects, api] } })
