import type { Educator } from '@chignon/contract/live-masterclass'
import type { Person } from 'schema-dts'

/** Educators as Person. */
export function educatorsJsonLd(educators: readonly Educator[]) {
  return educators.map(
    ({ first_name, last_name }) =>
      ({ '@type': 'Person', name: `${first_name} ${last_name}`.trim() }) satisfies Person,
  )
}
