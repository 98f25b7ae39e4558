/** The address of a category, or of one of its pages. */
export function categoryPath(slug: string, page = 1): string {
  return page > 1 ? `/educations/categories/${slug}?page=${page}` : `/educations/categories/${slug}`
}
