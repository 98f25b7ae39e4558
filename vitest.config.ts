import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { api, browser, failOnConsole, projects, timeouts } from './vitest.without-stories.config.ts'

/** Every story is a test: it renders, its play function runs, axe reports nothing, the console is empty. */
const stories = (name: string, initialGlobals: Record<string, string>) => ({
  plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'pnpm storybook', initialGlobals })],
  // Without motion, so that no transition is running when axe checks colours.
  test: {
    name,
    ...timeouts,
    browser: browser({ reducedMotion: 'reduce' }),
    setupFiles: [failOnConsole],
    // All stories in one document, as in Storybook itself: a third less time.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    projects: [
      ...projects,
      api,
      stories('stories', { theme: 'dark' }),
      stories('stories-light', { theme: 'light' }),
      stories('stories-rtl', { theme: 'light', direction: 'rtl' }),
    ],
  },
})
