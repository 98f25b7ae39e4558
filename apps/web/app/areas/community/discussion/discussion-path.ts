/** The address of a discussion, or of one of its pages. */
export function discussionPath({ type, slug }: { type: string; slug: string }, page = 1): string {
  return `/discussions/${type}/${slug}${page > 1 ? `?page=${page}` : ''}`
}
