/** A version of the package and its changes in Markdown, newest first. */
export type Release = { version: string; changes: readonly string[] }

/** The releases of the package, beginning with what is not released yet. Replaced when Storybook loads it (changelog-plugin.ts). */
export const changelog: readonly Release[] = []
