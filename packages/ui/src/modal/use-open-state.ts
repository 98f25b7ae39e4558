import { useFieldValue } from '../form-state/use-field-value.ts'
import type { OpenState } from './open-state.ts'

/** Whether something is open, and a function that opens or closes it and calls `onOpenChange`. */
export function useOpenState({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenState): [boolean, (open: boolean) => void] {
  return useFieldValue({ value: open, defaultValue: defaultOpen, onValueChange: onOpenChange })
}
