import type { AppLoadContext } from 'react-router'
import type { Thing } from 'schema-dts'

/** Picture for social networks. */
export type SharePicture = {
  /** Path and query, with the hash of its content. */
  path: string
  /** Alternative text. */
  alt: string
}

/** Metadata of a page for search engines, social networks and feed readers. */
export type PageMetadata = {
  /** Default: the academy's picture. */
  picture?: SharePicture
  /** schema.org descriptions of the page's content. */
  jsonLd: Thing[]
}

// Per request instead of in the loader data, which would be sent to the browser.
const metadataByContext = new WeakMap<AppLoadContext, PageMetadata>()

/** Adds metadata to the page of this request. Called by loaders. */
export function addMetadata(context: AppLoadContext, { picture, jsonLd }: PageMetadata): void {
  const metadata = metadataOf(context)
  if (picture) metadata.picture = picture
  metadata.jsonLd.push(...jsonLd)
  metadataByContext.set(context, metadata)
}

/** All metadata of a request. */
export function metadataOf(context: AppLoadContext): PageMetadata {
  return metadataByContext.get(context) ?? { jsonLd: [] }
}
