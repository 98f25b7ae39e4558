// What `type` and `required` leave open, as an input's `pattern`: the contract is as strict.

/** Something beside spaces. */
export const notBlank = '.*\\S.*'

/** An address whose host has a dot: `ada@example` is none. */
export const emailWithDomain = '.+@.+\\.[^.]+'
