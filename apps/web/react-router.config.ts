import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // A page brings the manifest of its own routes; the routes its links lead to are fetched after hydration.
  routeDiscovery: { mode: 'lazy' },
  // `scripts/build.ts` sets another folder, so that the current build can be served meanwhile.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build/current',
  future: {
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_middleware: false,
    v8_passThroughRequests: false,
    v8_trailingSlashAwareDataRequests: false,
  },
} satisfies Config
