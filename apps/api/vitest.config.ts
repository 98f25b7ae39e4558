import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globalSetup: './src/testing/postgres-server.ts',
    // The first start creates a PostgreSQL cluster, which can take long on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
})
