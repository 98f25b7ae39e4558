// The business rules of the catalogue, as constants. Importing them loads no schema, so that the browser can.

/** The most suggestions for a search text (SEARCH-8). */
export const maxSuggestions = 8

/** The most names of each kind in the academy's highlights (HOME-3). */
export const maxHighlights = 12

/** The most search results that are counted; a count of 1000 means a thousand or more. */
export const maxCounted = 1000

/** The most characters of the name of a category, an interest or a type of business, in each language. */
export const maxBaseNameLength = 60

/** The most characters of the name of what is taught, and of a lesson or chapter, in each language. */
export const maxNameLength = 120

/** The most characters of a summary, and of one outcome. */
export const maxSummaryLength = 300

/** The most characters of a description. */
export const maxDescriptionLength = 20_000

/** The most lessons of a course. */
export const maxLessons = 200

/** The most chapters of a lesson. */
export const maxChapters = 100

/** The most outcomes of a course. */
export const maxOutcomes = 20

/** The most educators of a course. */
export const maxTeachers = 20

/** How many courses a program has (LESSON-10). */
export const coursesPerProgram = 4
