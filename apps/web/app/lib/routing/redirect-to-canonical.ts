import { redirect } from 'react-router'

/** Leads whoever asked by a thing's id to its one address, `folder` and slug; query values go along. */
export function redirectToCanonical(request: Request, asked: string, folder: string, slug: string): void {
  if (asked !== slug) throw redirect(`${folder}/${slug}${new URL(request.url).search}`, 301)
}
