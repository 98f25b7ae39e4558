import type { ComponentProps } from 'react'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'

/** The submit button of a settings form. */
export function SaveButton(props: Omit<ComponentProps<typeof SubmitButton>, 'className' | 'isWide'>) {
  return <SubmitButton isWide={false} className="justify-self-start max-sm:w-full" {...props} />
}
