import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunchOptions } from '@chignon/dev-tools/chromium'

/** End-to-end tests of the built app in Chromium, with their own database. Build first: `node scripts/build.ts`. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/test-app.ts',
  outputDir: '../../test-results/journeys',
  reporter: 'line',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    // Not the headless browser's own, which the server takes for a crawler: crawlers get pages in one piece.
    userAgent: devices['Desktop Chrome'].userAgent,
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    // Without snapshots of the document, which take a fifth of the time; `--trace on` records them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
  },
})
