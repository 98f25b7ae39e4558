/** The header in which every caller names itself (specification §7). */
export const clientHeader = 'X-Client-Id'

/** What the learners' app writes into it. */
export const webClientId = 'chignon-web'
