/** The current time in tests: a Monday, 10:00 UTC. */
export const testNow = new Date('2027-03-15T10:00:00.000Z')
