/** Name of the hidden field with the total that the buyer saw. */
export const shownTotalField = 'shown_total'
