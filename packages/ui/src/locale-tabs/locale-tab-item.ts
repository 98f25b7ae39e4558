/** How far a language of a text is: the state of its least finished part. */
export type LocaleState = 'missing' | 'outdated' | 'draft' | 'checked'

/** One language of an edited text. */
export type LocaleTabItem = {
  /** A BCP 47 tag; also the language of the name. */
  locale: string
  /** The language's own name: "Deutsch". */
  name: string
  /** How much of the text is written, in percent, 0 to 100. */
  completeness: number
  /**
   * `missing`: a part is not written. `outdated`: the text that it was translated from has changed since. `draft`: no one has
   * checked it. `checked`: it can be published. Default none of these.
   */
  state?: LocaleState | undefined
  /** The direction of the name. Default that of its first letter. */
  dir?: 'ltr' | 'rtl' | undefined
}
