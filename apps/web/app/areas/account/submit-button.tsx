import { Button, type ButtonProps } from '@chignon/ui/button'
import { useNavigation } from 'react-router'

/** Sends the form of a page; busy while one is sent. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'isBusy'>) {
  const isRunning = useNavigation().formMethod !== undefined
  return <Button type="submit" size="large" isWide isBusy={isRunning} {...props} />
}
