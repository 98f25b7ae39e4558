import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, mergeConfig } from 'vite'
import { withStatus } from './status.ts'

export default {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  experimental_indexers: (indexers = []) => indexers.map(withStatus),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss()],
      // Written out for older browsers, `light-dark()` would be decided at the root, and no theme could nest.
      build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
      // The components are read from their source: no build of the package has to stand first.
      resolve: { conditions: ['@chignon/source', ...defaultClientConditions] },
    }),
} satisfies StorybookConfig
