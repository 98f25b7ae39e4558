import { redirect } from 'react-router'

/** Leads from the address that names a thing by its id to the one that names it by its slug; query values go along. */
export function keepToOneAddress(request: Request, asked: string, { slug }: { slug: string }): void {
  if (asked === slug) return
  const { pathname, search } = new URL(request.url)
  throw redirect(pathname.slice(0, pathname.lastIndexOf('/') + 1) + slug + search, 301)
}
