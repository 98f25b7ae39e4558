/** Storage key of the theme. */
export const themeKey = 'theme'
