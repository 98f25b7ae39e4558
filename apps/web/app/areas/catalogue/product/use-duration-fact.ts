import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** The duration of a product, in seconds, as a row for its list of facts. No row for 0, which means unknown. */
export function useDurationFact(duration: number) {
  const { t } = useLingui()
  const formats = useFormats()
  return duration > 0 ? [{ id: 'duration', label: t`Duration`, value: formats.duration(duration) }] : []
}
