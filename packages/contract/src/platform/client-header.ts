/** The header in which every client identifies itself (CALL-1). */
export const clientHeader = 'X-Client-Id'

/** The value of that header in the learners' app. */
export const webClientId = 'chignon-web'

/** The header with a random key that the client stores, by which a sign-in from a new device is recognised (SESSION-3). */
export const deviceHeader = 'X-Device-Key'

/** The header with the id of the person for whom a form was opened: the call fails if another person has logged in since (SESSION-4). */
export const viewerIdHeader = 'X-Viewer-Id'
