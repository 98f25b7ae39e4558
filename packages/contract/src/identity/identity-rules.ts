// The business rules of accounts and profiles, as constants. Importing them loads no schema, so that the browser can.

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

/** The most characters of a phone number. */
export const maxPhoneLength = 40

/** The most characters of a postal address. */
export const maxAddressLength = 300

/** The most characters of a member's text about themselves. */
export const maxAboutLength = 1000

/** How many minutes the second step of a sign-in can take (SECOND-FACTOR-2). */
export const secondStepMinutes = 10

/** The most passkeys of a member (PASSKEY-1). */
export const maxPasskeys = 20

/** How many recovery codes a member gets (SECOND-FACTOR-4). */
export const recoveryCodeCount = 10

/** How many days after its owner asked for it an account is deleted (PRIVACY-4). */
export const deletionDays = 14

/** How many days the link is valid that restores the e-mail address an account had before (EMAIL-CHANGE-3). */
export const emailUndoDays = 14

/** How many minutes ago a member without password and second factor must have logged in to change the e-mail address. */
export const recentLoginMinutes = 10

/** For how many days the copy of a member's data can be downloaded (PRIVACY-6). */
export const exportDays = 7

/** The most pictures of a gallery (PROFILE-4). */
export const maxGalleryPictures = 60

/** The most businesses of a person (PROFILE-9). */
export const maxBusinesses = 10

/** The most characters of a business’s name. */
export const maxBusinessNameLength = 120

/** The most social links of a person (PROFILE-10). */
export const maxSocialLinks = 12

/** The most characters of the address of a social link. */
export const maxSocialUrlLength = 300

/** The most characters of the name of a social network. */
export const maxNetworkLength = 40

/** The most interests of a person. */
export const maxInterests = 50

/** What the list of people can be reduced to: suspended, without a confirmed address, about to be deleted. */
export const personFilters = ['suspended', 'unverified', 'leaving'] as const

export type PersonFilter = (typeof personFilters)[number]
