/** What the module of a page may export as `handle`. */
export type PageHandle = {
  /** Lists the page in the site map: once for each query, `''` for its plain path. */
  sitemap: readonly string[]
}
