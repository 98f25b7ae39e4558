/**
 * What handlers and jobs work with. `platform/services.ts` says what it consists of: most of its parts import this folder, which
 * therefore imports none of them.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- declared further there
export interface Services {}

/** The services of a call that no rate limit can end. */
export type ServicesWithoutLimits = Omit<Services, 'limits'>
