/** What a program can read of the package: `@chignon/ui/manifest.json`. */
export type Manifest = { name: string; version: string; components: ManifestComponent[] }

export type ManifestComponent = {
  name: string
  /** What is imported: `@chignon/ui/button`. */
  entry: string
  description: string
  /** The HTML or SVG element whose attributes it takes beside its own props; null where it takes none. */
  element: string | null
  /** Its own props, in the order of the source. */
  props: ManifestProp[]
}

export type ManifestProp = {
  name: string
  /** As written in TypeScript, without `undefined`. */
  type: string
  /** The choices, where the type is a few literals. */
  values: string[] | null
  isRequired: boolean
  description: string
  /** As written in TypeScript or, where that says nothing, in words. */
  default: string | null
  /** What a number counts: ms, px, %, cents, count, … where the description says so. */
  unit: string | null
}
