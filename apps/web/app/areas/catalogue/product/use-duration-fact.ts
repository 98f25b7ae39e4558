import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** The length of a product, in seconds, as a fact of its head. Empty if it is 0, because then no length is known. */
export function useDurationFact(duration: number) {
  const { t } = useLingui()
  const formats = useFormats()
  return duration > 0 ? [{ id: 'duration', label: t`Duration`, value: formats.duration(duration) }] : []
}
