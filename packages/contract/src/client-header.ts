/** The header in which every client identifies itself (CALL-1). */
export const clientHeader = 'X-Client-Id'

/** The value of that header in the learners' app. */
export const webClientId = 'chignon-web'
