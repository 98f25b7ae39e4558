/** PostgreSQL's advisory locks by what they guard: one number each for the whole database. */
export const advisoryLocks = {
  migration: 7_225_301,
  liveEvents: 7_225_302,
  searchIndex: 7_225_303,
  sample: 7_225_304,
}
