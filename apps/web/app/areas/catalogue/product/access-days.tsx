import { Plural } from '@lingui/react/macro'

/** How long a thing may be followed from the day it is bought (specification §9, Access). */
export function AccessDays({ days }: { days: 30 | 60 }) {
  return <Plural value={days} one="# day" other="# days" />
}
