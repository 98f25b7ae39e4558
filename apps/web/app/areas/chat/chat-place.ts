const inPage = {
  md: 'max-md:relative max-md:min-h-20 max-md:[&>button]:absolute',
  lg: 'max-lg:relative max-lg:min-h-20 max-lg:[&>button]:absolute',
}

/**
 * Classes that put the button of the chat at the end of the page until the width from which the page leaves room for it
 * in the corner. An exam has answers and its buttons at the edge for longer.
 */
export function chatPlace(pathname: string): string {
  return /^\/profile\/programs\/[^/]+\/exam$/.test(pathname) ? inPage.lg : inPage.md
}
