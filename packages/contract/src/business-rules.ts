// Constants shared by the schemas and by the checks of forms in the browser; importing them loads no schema.

/** The fewest characters of a password (LIMIT-1). */
export const minPasswordLength = 8

/** The most characters of a password (LIMIT-1). */
export const maxPasswordLength = 200

/** The most characters of an e-mail address (RFC 5321, §4.5.3.1.3). */
export const maxEmailLength = 254

/** The most characters of a first or last name. */
export const maxNameLength = 80

/** The most characters of a full name, first and last. */
export const maxFullNameLength = 2 * maxNameLength + 1

/** The most characters of a contact message's subject. */
export const maxSubjectLength = 120

/** The most characters of a contact message. */
export const maxMessageLength = 5000

/** How many finished courses of a category award its silver certificate (CERT-1). */
export const coursesForSilver = 2
