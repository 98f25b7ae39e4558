import { Button, type ButtonProps } from '@chignon/ui/button'
import type { ReactNode } from 'react'
import { useLetterKeys } from '../../lib/use-letter-keys.ts'
import { useNextExam } from './use-next-exam.ts'

type NextExamButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  /** Only of the attempts that are searched for. */
  search?: string
  children: ReactNode
}

/** Opens the attempt that waits longest of those that no one reviews; so does N. */
export function NextExamButton({ search, children, ...button }: NextExamButtonProps) {
  const { openNext, isBusy } = useNextExam(search)
  useLetterKeys((letter) => {
    if (letter === 'n') void openNext()
    return letter === 'n'
  })
  return (
    <Button {...button} isBusy={isBusy} aria-keyshortcuts="n" onClick={() => void openNext()}>
      {children}
    </Button>
  )
}
