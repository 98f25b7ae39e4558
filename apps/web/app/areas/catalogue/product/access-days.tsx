import { Plural } from '@lingui/react/macro'

/** Access period of a product in days. */
export function AccessDays({ days }: { days: 30 | 60 }) {
  return <Plural value={days} one="# day" other="# days" />
}
