import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: './src/testing/postgres-server.ts',
    // A first start makes a cluster; on a busy machine that takes its time.
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
})
