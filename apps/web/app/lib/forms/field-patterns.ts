// What `type` and `required` leave open, as an input's `pattern`: the contract is as strict.

/** At least one character that is not a space. */
export const notBlank = '.*\\S.*'

/** E-mail address with a dot in its domain. */
export const emailWithDomain = '.+@.+\\.[^.]+'
