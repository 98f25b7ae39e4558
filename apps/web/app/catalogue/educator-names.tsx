import type { Educator } from '@chignon/contract'
import { Fragment } from 'react'

/** Who teaches, in their order, each as they write their name. */
export function EducatorNames({ educators }: { educators: readonly Educator[] }) {
  return educators.map(({ id, first_name, last_name }, i) => (
    <Fragment key={id}>
      {i > 0 && ', '}
      <bdi>
        {first_name} {last_name}
      </bdi>
    </Fragment>
  ))
}
