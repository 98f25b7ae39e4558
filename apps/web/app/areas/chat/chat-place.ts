// Each below the width from which its page has a column that the button does not reach.
const places = [
  // Amounts at the edge, and tickets.
  {
    paths: /^\/(basket|orders\/.+|profile\/settings\/my-tickets(\/.+)?|[^/]+\/[^/]+\/buy)$/,
    className: 'max-md:relative max-md:min-h-20 max-md:[&>button]:absolute',
  },
  // Answers, and the buttons that go on.
  {
    paths: /^\/profile\/programs\/[^/]+\/exam$/,
    className: 'max-lg:relative max-lg:min-h-20 max-lg:[&>button]:absolute',
  },
] as const

/** Classes that put the button of the chat below a page, where it would cover what the page is for. */
export function chatPlace(pathname: string): string | undefined {
  return places.find(({ paths }) => paths.test(pathname))?.className
}
