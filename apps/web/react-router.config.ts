import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole site map comes with the page: asking for it in parts would cost every first visit a request.
  routeDiscovery: { mode: 'initial' },
  // Where `scripts/build.ts` builds beside the build that is being served.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build/current',
  future: {
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_middleware: false,
    v8_passThroughRequests: false,
    v8_trailingSlashAwareDataRequests: false,
  },
} satisfies Config
