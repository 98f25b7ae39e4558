import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { buildTargets } from '@chignon/dev-tools/supported-browsers'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const pageParts = new RegExp(
  [
    '/ui/src/(heading|text-link|empty-state|badge|tabs-nav|spinner|search-box|pagination|select-field|page-template)/',
    '/ui/src/(messages/named-by-message|native-control/native-select|icons/(chevron-left|chevron-right|download|arrow-up))\\.',
    '/shell/(studio-page|list-pagination|cursor-pagination|lazy-dialog|opening-note|use-page-title)\\.',
    '/studio/app/lib/(use-list-address|use-dialog|use-local-time|time-unit)\\.',
    '/app-kit/src/browser/(lazy|load)-when-online\\.',
  ].join('|'),
)

const pageKeys =
  /\/ui\/src\/(switch|popover)\/|\/jotai\/.*vanilla\/utils|\/shell\/keys-popover\.|\/studio\/app\/lib\/(use-letter-keys|page-keys-atom|page-key|undo-atoms)\./

const menuIcons = /\/ui\/src\/icons\/(pencil|send-horizontal|arrow-down)\./

export default defineConfig({
  // The web server serves it there.
  base: '/studio/',
  plugins: [
    tailwindcss(),
    lingui({ cwd: import.meta.dirname, failOnMissing: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: import.meta.dirname })] }),
  ],
  resolve: {
    conditions: ['@chignon/source', 'module', 'browser', 'development|production'],
    // React has had the hook since version 18.
    alias: { 'use-sync-external-store/shim': 'react' },
  },
  build: {
    target: buildTargets,
    assetsInlineLimit: 0,
    // `scripts/build.ts` sets another folder, so that the current build can be served meanwhile.
    outDir: process.env['BUILD_DIRECTORY'] ?? 'build/current',
    emptyOutDir: true,
    rolldownOptions: {
      // The directives of @chignon/ui are for apps that render on the server.
      checks: { moduleLevelDirective: false },
      // What every page loads, what most lists show, what pages with keys have, and icons of menus, in a file each: many small ones
      // compress badly and wait for each other. Packages apart: they change less often than our own code.
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /\/node_modules\//, tags: ['$initial'] },
            { name: 'shell', tags: ['$initial'] },
            { name: 'page-parts', test: pageParts },
            { name: 'page-keys', test: pageKeys },
            { name: 'menu-icons', test: menuIcons },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
})
