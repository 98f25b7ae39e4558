import { defineConfig } from '@playwright/test'

/** The main ways through the built app in Firefox and WebKit, driven by WebDriver. Build first: `node scripts/build.ts`. */
export default defineConfig({
  testDir: 'engines',
  globalSetup: './e2e/test-app.ts',
  outputDir: '../../test-results/engines',
  reporter: 'line',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
