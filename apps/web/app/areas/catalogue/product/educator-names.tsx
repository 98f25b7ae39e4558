import type { Educator } from '@chignon/contract/live-masterclass'
import { Fragment } from 'react'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** Names of the educators, in the given order. */
export function EducatorNames({ educators }: { educators: readonly Educator[] }) {
  const { comma } = useFormats()
  return educators.map(({ id, first_name, last_name }, i) => (
    <Fragment key={id}>
      {i > 0 && comma}
      <bdi>
        {first_name} {last_name}
      </bdi>
    </Fragment>
  ))
}
