// The limits of lists, files, pictures and live events. Importing them loads no schema, so that the browser can.

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

/** The most characters of a slug in an address or a query. */
export const maxSlugLength = 120

/** The most characters of a file's name. */
export const maxFileNameLength = 200

/** How many minutes the address of a file is valid, unless its caller says otherwise (FILE-3). */
export const fileAddressMinutes = 15

/** How many minutes the address of an upload is valid (VIDEO-1). */
export const uploadAddressMinutes = 60

/** After how many days an upload that was not completed is removed (VIDEO-1). */
export const uploadDays = 7

/** The most pixels of an uploaded picture (PICTURE-3). More is refused before it is decoded. */
export const maxPicturePixels = 40_000_000

/** After how many hours an uploaded picture that is used nowhere is deleted (PICTURE-4). */
export const unusedPictureHours = 24

/** The most characters of the description of a picture. */
export const maxCaptionLength = 300

/** The most topics that one live connection follows besides the viewer's own events (LIVE-1). */
export const maxLiveTopics = 20

/** Seconds between the signs of life of a live connection (LIVE-2). */
export const liveHeartbeatSeconds = 20

/** The most live connections of an account in one process; all tabs of a browser share one (LIVE-5). */
export const maxLiveConnectionsPerAccount = 10

/** The most live connections of guests of one network in one process, enough for a class behind one address (LIVE-5). */
export const maxLiveConnectionsPerNetwork = 100

/** For how many hours missed live events can be received (LIVE-1). */
export const liveReplayHours = 24

/** The most characters of a note in which staff give their reasons. */
export const maxStaffNoteLength = 1000

/** How many minutes a step-up is valid (STEP-UP-1). */
export const stepUpLifetime = 15

/** How many days staff and owners have to set up a passkey or a second factor (STEP-UP-3). */
export const secondFactorGrace = 14
