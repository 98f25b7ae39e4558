/** `--color-ground` of each theme in sRGB, for the browser's theme colour. */
export const themeColours = { light: '#fbfaf7', dark: '#120f0c' } as const
