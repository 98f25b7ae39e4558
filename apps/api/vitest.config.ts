import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    // Those that take minutes and rarely break: `pnpm test:matrix` runs them.
    exclude: [...configDefaults.exclude, 'src/**/*.long.test.ts'],
    environment: 'node',
    globalSetup: './src/testing/postgres-server.ts',
    // Loading the modules again for each file takes longer than the tests. Each file has its own database and services.
    isolate: false,
    // The first start creates a PostgreSQL cluster, which can take long on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 60_000,
    // Vitest's second is too short on a busy machine; a poll ends as soon as it succeeds.
    expect: { poll: { timeout: 30_000 } },
  },
})
