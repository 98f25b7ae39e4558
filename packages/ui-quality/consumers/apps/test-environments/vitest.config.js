import { defineConfig } from 'vitest/config'

// No set-up file: the components work as they are.
export default defineConfig({
  test: {
    projects: ['jsdom', 'happy-dom'].map((environment) => ({
      test: { name: environment, environment, globals: true },
    })),
  },
})
