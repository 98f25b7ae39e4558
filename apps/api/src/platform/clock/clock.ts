/** Where "now" comes from; injected wherever time matters, so that a test can set it. */
export type Clock = () => Date

/** The machine's own clock. */
export const systemClock: Clock = () => new Date()
