/** Name of the hidden field with the promotional code that the price was quoted with. A rejected code is not ordered with. */
export const appliedCodeField = 'applied_code'
