/** A change to one prop of one component: a row of the table that a codemod reads. */
export type Rename = {
  /** Exported name of the component, or of a function that takes the props as one object. */
  component: string
  /** The prop's name before. */
  prop: string
  /** The prop's name now; `labels.show` for a key of an object. Default: `prop`. */
  to?: string
  /** Renamed values, new names by old ones: `{ danger: 'error' }`. */
  values?: Readonly<Record<string, string>>
  /** `prop` is a key in the objects of this prop, given by its old name: `links={[{ isActive: true }]}`. */
  inside?: string
  /** Applies only to elements that also have this prop. */
  beside?: string
  /**
   * `close` turns a handler for closing into one that receives the new state:
   * `onClose={leave}` → `onOpenChange={(open) => { if (!open) leave() }}`.
   */
  shape?: 'close'
  /** What to do by hand if no transform is possible. The place is reported and not changed. */
  byHand?: string
}
