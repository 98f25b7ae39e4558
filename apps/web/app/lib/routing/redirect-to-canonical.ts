import { redirect } from 'react-router'

/** Redirects a request by id to the canonical path, `folder` and slug. The query is kept. */
export function redirectToCanonical(request: Request, idOrSlug: string, folder: string, slug: string): void {
  if (idOrSlug !== slug) throw redirect(`${folder}/${slug}${new URL(request.url).search}`, 301)
}
