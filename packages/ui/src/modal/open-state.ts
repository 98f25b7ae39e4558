/** Whether something is open: kept by the caller with `open`, or by the component. */
export type OpenState = {
  /** Whether it is open, if the caller controls it. It stays open while this is true. */
  open?: boolean | undefined
  /** Whether it is open at first, if the component keeps it. Default false. */
  defaultOpen?: boolean | undefined
  /** Receives the new state when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
}
