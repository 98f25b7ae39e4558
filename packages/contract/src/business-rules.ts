// The constants of the business rules. Importing them loads no schema, so that the browser can.

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

/** How many days a purchase can be followed (ACCESS-1, ACCESS-2). */
export const accessDays = { course: 30, program: 60, 'online-masterclass': 60 } as const

/** How many days before the end of an access its owner is notified (ACCESS-13). */
export const accessEndingDays = 7

/** The tax of an order, as a share of its subtotal (TAX-1). */
export const taxRate = 0.008

/** How many minutes a ticket is held during checkout (SEAT-2). */
export const holdMinutes = 15

/** How many days an invoice can be paid (INVOICE-1). */
export const invoiceDays = 7

/** The day of its validity on which the buyer is reminded of an unpaid invoice (MAIL-7). */
export const invoiceReminderDay = 5

/** How many videos a premium member chooses each month (SUB-1). */
export const videosPerMonth = 4

/** The share of a lesson that has to be watched for it to be done (LESSON-1). */
export const watchedShareForDone = 0.9

/** The fastest speed at which a lesson is watched: what is claimed beyond it was not watched (LESSON-21). */
export const maxWatchSpeed = 2

/** Seconds that may be claimed beyond it, because ranges are rounded. */
export const watchMarginSeconds = 5

/** The entries of a page by default (PAGE-1). */
export const pageSizes = { catalogue: 12, feed: 10, profile: 20, comments: 20, replies: 20 } as const

/** The most entries of a page (PAGE-2). */
export const maxPerPage = 50

/** The highest page number of a list. */
export const maxPage = 100_000

/** The fewest characters of a text that is searched (SEARCH-2). */
export const minSearchLength = 2

/** The most characters of a search text (SEARCH-6). */
export const maxSearchLength = 200

/** The most suggestions for a search text (SEARCH-8). */
export const maxSuggestions = 8

/** The most names of each kind in the academy's highlights (HOME-3). */
export const maxHighlights = 12

/** The most search results that are counted; a count of 1000 means a thousand or more. */
export const maxCounted = 1000

/** The most characters of a slug in an address or a query. */
export const maxSlugLength = 120

/** The most characters of a phone number. */
export const maxPhoneLength = 40

/** The most characters of a postal address. */
export const maxAddressLength = 300

/** The most characters of a member's text about themselves. */
export const maxAboutLength = 1000

/** The most characters of a file's name. */
export const maxFileNameLength = 200

/** How many minutes the address of a file is valid, unless its caller says otherwise (FILE-3). */
export const fileAddressMinutes = 15

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

/** The most answers of an exam (EXAM-11). */
export const maxExamAnswers = 100

/** The most options of one answer (EXAM-11). */
export const maxExamOptions = 20

/** The most characters of a written answer (EXAM-11). */
export const maxExamTextLength = 5000

/** The most photographs and clips of a practical answer (EXAM-16). */
export const maxExamFiles = 6

/** The most characters of an examiner's comment. */
export const maxExamCommentLength = 2000

/** The most lines drawn over a photograph (EXAM-20). */
export const maxExamStrokes = 40

/** The most points of a line. */
export const maxStrokePoints = 400

/** The most tickets of one order. */
export const maxTicketsPerOrder = 20

/** The most lines of one order. */
export const maxOrderLines = 40

/** The most unpaid seats that one person holds against invoices (INVOICE-7). */
export const maxUnpaidSeats = 4

/** How many days after payment a purchase can be withdrawn from, except for event tickets (REFUND-1). */
export const withdrawalDays = 7

/** How many days after an event was postponed its tickets can be returned, at most until it begins (REFUND-7). */
export const ticketReturnDays = 14

/** The most unpaid orders of one person that hold seats at once (SEAT-5). */
export const maxHeldOrders = 5

/** After how many hours an unpaid order without tickets expires (ORDER-12). */
export const draftHours = 24

/** On which days after the end of a period a failed renewal is tried again (SUB-3). */
export const renewalRetryDays = [1, 3, 7] as const

/** The most seats that one person waits for at an event (WAIT-1). */
export const maxWaitlistSeats = 4

/** How many hours an offer of the waiting list reserves its seats (WAIT-3). */
export const offerHours = 24

/** How many hours before an event its waiting list closes (WAIT-6). */
export const waitlistClosesHours = 2

/** How many ranges one save of progress may contain. */
export const maxRangesPerSave = 500

/** For how many hours after its end progress made during the access can still be saved (LESSON-16). */
export const progressGraceHours = 24

/** The most characters of a note. */
export const maxNoteLength = 2000

/** The most notes of a person in a lesson. */
export const maxNotesPerLesson = 500

/** The longest video of a lesson, in minutes (VIDEO-2). */
export const maxVideoMinutes = 90

/** The most pixels of a video's picture (VIDEO-2): somewhat more than 4K. */
export const maxVideoPixels = 4096 * 2304

/** How many minutes the address of an upload is valid (VIDEO-1). */
export const uploadAddressMinutes = 60

/** After how many days an upload that was not completed is removed (VIDEO-1). */
export const uploadDays = 7

/** The most characters of the captions of a video in one language. */
export const maxCaptionsLength = 500_000

/** The most pixels of an uploaded picture (PICTURE-3). More is refused before it is decoded. */
export const maxPicturePixels = 40_000_000

/** After how many hours an uploaded picture that is used nowhere is deleted (PICTURE-4). */
export const unusedPictureHours = 24

/** The most pictures of a gallery (PROFILE-4). */
export const maxGalleryPictures = 60

/** The most characters of the description of a picture. */
export const maxCaptionLength = 300

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
