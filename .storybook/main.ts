import type { StorybookConfig } from '@storybook/react-vite'
import { buildTargets } from '@chignon/dev-tools/supported-browsers'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { changelogPlugin } from './changelog-plugin.ts'
import { componentDataPlugin } from './component-data-plugin.ts'
import { withStatusTags } from './status-tags.ts'

export default {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './foundations/*.stories.tsx', '../packages/ui/src/**/*.@(mdx|stories.tsx)'],
  staticDirs: [
    { from: '../packages/ui/src/theme/fonts', to: '/fonts' },
    { from: '../apps/web/public/favicon.svg', to: '/favicon.svg' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  experimental_indexers: (indexers = []) => indexers.map(withStatusTags),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss(), componentDataPlugin(), changelogPlugin()],
      // Resolves the package to its sources, so that it does not have to be built first.
      resolve: { conditions: ['@chignon/source', ...defaultClientConditions] },
      // Browsers that support light-dark(), so that it is not compiled: the fallback follows the wrong scheme inside a nested theme.
      build: { cssTarget: buildTargets },
    }),
} satisfies StorybookConfig
