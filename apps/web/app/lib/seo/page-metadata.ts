import type { AppLoadContext } from 'react-router'
import type { Thing } from 'schema-dts'

/** The picture networks show where a page is shared. */
export type SharePicture = {
  /** Its address on this site, with the edition it shows. */
  path: string
  /** What it shows, for who does not see it. */
  alt: string
}

/** What a page says to those who fetch it rather than read it: search engines, networks, feed readers. */
export type PageMetadata = {
  /** None is the academy's own picture. */
  picture?: SharePicture
  /** What the page is about, in the words of schema.org. */
  jsonLd: Thing[]
}

// Beside the request rather than in the loader's answer: the browser needs none of it, so none of it is sent there twice.
const facts = new WeakMap<AppLoadContext, PageMetadata>()

/** Adds to what the page of this request says; loaders call it. */
export function addMetadata(context: AppLoadContext, { picture, jsonLd }: PageMetadata): void {
  const known = metadataOf(context)
  if (picture) known.picture = picture
  known.jsonLd.push(...jsonLd)
  facts.set(context, known)
}

/** All that the loaders of a request said. */
export function metadataOf(context: AppLoadContext): PageMetadata {
  return facts.get(context) ?? { jsonLd: [] }
}
