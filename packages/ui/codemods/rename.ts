/** A change of the props of one component, in the words of the table that a codemod reads. */
export type Rename = {
  /** Exported name of the component, or of a function that takes the props as one object. */
  component: string
  /** The prop's name before. */
  prop: string
  /** The prop's name now; `labels.show` for a key of an object. Default: the same. */
  to?: string
  /** Values that are called otherwise now, by their name before: `{ danger: 'error' }`. */
  values?: Readonly<Record<string, string>>
  /** `prop` is a key of the objects of this prop: `links={[{ isActive: true }]}`. A name of the component before. */
  inside?: string
  /** Only for elements that have this prop, too. */
  beside?: string
  /**
   * `close` makes a handler of closing one of opening and closing, called with the new state:
   * `onClose={leave}` → `onOpenChange={(open) => { if (!open) leave() }}`.
   */
  shape?: 'close'
  /** What to do by hand, where nothing can be written. The place is reported and not changed. */
  byHand?: string
}
