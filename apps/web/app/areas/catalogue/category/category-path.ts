/** Path of a category, or of one page of it. */
export function categoryPath(slug: string, page = 1): string {
  return page > 1 ? `/educations/categories/${slug}?page=${page}` : `/educations/categories/${slug}`
}
