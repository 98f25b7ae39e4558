/** Which page of a category's courses an address asks for; what makes no sense is the first. */
export function readCategoryPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

/** The address of a category, or of one of its pages. */
export function categoryAddress(slug: string, page = 1): string {
  return page > 1 ? `/educations/categories/${slug}?page=${page}` : `/educations/categories/${slug}`
}
