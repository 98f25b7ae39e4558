import { defineConfig } from 'vitest/config'
import { defaultServerConditions } from 'vite'
export default defineConfig({ ssr: { resolve: { conditions: ['@chignon/source', ...defaultServerConditions] } }, test: { environment: 'node', testTimeout: 120000, include: ['proofs/*.test.ts','scripts/*.test.ts'] } })
