import type { ManifestProp } from '../packages/ui/scripts/manifest/types.ts'

/** The props of the first component of each entry, by its folder. Replaced when Storybook loads it (component-data-plugin.ts). */
export const controlData: Readonly<Record<string, readonly ManifestProp[]>> = {}
