import type { ComponentFacts } from '../component-facts.ts'

/** What is computed of each entry of the package, by its folder. Filled as Storybook loads it (component-facts.ts). */
export const facts: Readonly<Record<string, ComponentFacts>> = {}
