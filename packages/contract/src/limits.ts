// What both the schemas and the browser's own checks of a form count by; it needs no schema.

/** The fewest characters of a password (specification §9). */
export const shortestPassword = 8

/** The most characters of a password. */
export const longestPassword = 200

/** The most characters of an e-mail address (RFC 5321, §4.5.3.1.3). */
export const longestEmail = 254

/** The most characters of a first or last name. */
export const longestName = 80

/** The most characters of a full name, first and last. */
export const longestFullName = 2 * longestName + 1

/** The most characters of a contact message's subject. */
export const longestSubject = 120

/** The most characters of a contact message. */
export const longestMessage = 5000
