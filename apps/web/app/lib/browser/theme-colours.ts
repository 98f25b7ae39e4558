/** The ground of a page in each theme, for the browser's own frame: `--color-ground` in sRGB. */
export const themeColours = { light: '#fbfaf7', dark: '#120f0c' } as const
