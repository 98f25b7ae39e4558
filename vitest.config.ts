import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions } from 'vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunchOptions } from './scripts/chromium.ts'

// Each project gets a browser of its own: Vitest writes into the object it is given.
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})

const setupFiles = ['./packages/ui/vitest.setup.ts']

/** Every story is a test: it renders, its play function runs, axe finds nothing, the console stays silent. */
const stories = (name: string, initialGlobals: Record<string, string>) => ({
  plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook', initialGlobals })],
  test: { name, browser: browser(), setupFiles },
})

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [tailwindcss()],
        resolve: { conditions: ['@chignon/source', ...defaultClientConditions] },
        test: {
          name: 'ui',
          include: ['packages/ui/src/**/*.test.tsx'],
          browser: browser(),
          setupFiles: [...setupFiles, './packages/ui/vitest.styles.ts'],
        },
      },
      { test: { name: 'strand', include: ['packages/ui/src/**/*.test.ts'], environment: 'node' } },
      stories('stories', { theme: 'dark' }),
      stories('stories-light', { theme: 'light' }),
      stories('stories-rtl', { theme: 'light', direction: 'rtl' }),
    ],
  },
})
