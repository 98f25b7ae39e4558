import { Button } from '@chignon/ui/button'
import type { ReactNode } from 'react'

/** Submit button of a step. */
export function NextButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" size="large" className="mt-8 max-sm:w-full" isBusy={isBusy}>
      {children}
    </Button>
  )
}
