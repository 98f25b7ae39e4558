import type { ComponentData } from '../component-data-plugin.ts'

/** The computed data of each entry of the package, by its folder. Replaced when Storybook loads it (component-data-plugin.ts). */
export const componentData: Readonly<Record<string, ComponentData>> = {}
