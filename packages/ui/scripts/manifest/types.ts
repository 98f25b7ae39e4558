/** The content of `@chignon/ui/manifest.json`. */
export type Manifest = { name: string; version: string; components: ManifestComponent[] }

export type ManifestComponent = {
  name: string
  /** The import path: `@chignon/ui/button`. */
  entry: string
  description: string
  /** The HTML or SVG element whose attributes it accepts besides its own props; null if none. */
  element: string | null
  /** Its own props, in the order of the source. */
  props: ManifestProp[]
}

export type ManifestProp = {
  name: string
  /** As written in TypeScript, without `undefined`. */
  type: string
  /** The values of a union of literals; null for other types. */
  values: string[] | null
  isRequired: boolean
  description: string
  /** As written in TypeScript, or as described; null if there is none. */
  default: string | null
  /** The unit of a number (ms, px, %, cents, count, …) if the description names it. */
  unit: string | null
}
