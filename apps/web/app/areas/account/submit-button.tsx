import { Button, type ButtonProps } from '@chignon/ui/button'
import { useNavigation } from 'react-router'

/** Submit button, busy while its form is being submitted. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'isBusy'>) {
  const isRunning = useNavigation().formMethod !== undefined
  return <Button type="submit" size="large" isWide isBusy={isRunning} {...props} />
}
