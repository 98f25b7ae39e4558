// On these pages the chat button is below the content until the width from which a second column leaves room for it.
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
