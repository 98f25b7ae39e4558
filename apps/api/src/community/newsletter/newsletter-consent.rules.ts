import type { ConsentKind, ConsentSource } from '@chignon/contract/community/newsletter'

/** The version of the texts beside the forms and in the privacy policy. Change it when these change. */
export const consentTextVersion = '2026-11'

/** Where and when a person acted. */
export type ConsentAct = {
  source: ConsentSource
  /** The masked network. */
  network: string | null
  now: Date
}

/** The entry of a choice about counting that differs from the one before; who never chose is counted. */
export function countingChange(before: boolean | undefined, countsOpens: boolean): ConsentKind[] {
  if ((before ?? true) === countsOpens) return []
  return [countsOpens ? 'counting-on' : 'counting-off']
}
