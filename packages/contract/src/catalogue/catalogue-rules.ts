// The business rules of the catalogue, as constants. Importing them loads no schema, so that the browser can.

/** The most suggestions for a search text (SEARCH-8). */
export const maxSuggestions = 8

/** The most names of each kind in the academy's highlights (HOME-3). */
export const maxHighlights = 12

/** The most search results that are counted; a count of 1000 means a thousand or more. */
export const maxCounted = 1000

/** The most characters of the name of a category, an interest or a type of business, in each language. */
export const maxBaseNameLength = 60
