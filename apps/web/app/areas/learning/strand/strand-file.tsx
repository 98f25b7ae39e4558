import { Button } from '@chignon/ui/button'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { fetchFile, saveFile, shareFile } from './share-file.ts'

type StrandFileProps = {
  href: string
  /** The name under which it is shared or saved. */
  name: string
  /** Saves it instead of sharing it. Default false. */
  isSaved?: boolean
  children: ReactNode
}

/** Shares or saves a file of the viewer's strand; without scripts a link to it. */
export function StrandFile({ href, name, isSaved = false, children }: StrandFileProps) {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function open() {
    setIsBusy(true)
    try {
      const loaded = file ?? (await fetchFile(href, name))
      setFile(loaded)
      if (isSaved) saveFile(loaded)
      else if ((await shareFile(loaded)) === 'too-late')
        showToast({ tone: 'info', message: t`It is ready. Press again to share it.` })
    } catch (error) {
      const message =
        error instanceof ProblemError ? error.problem.message : t`It could not be loaded. Please try again.`
      showToast({ tone: 'error', message })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button asChild variant="secondary">
      <a
        href={href}
        download={name}
        aria-busy={isBusy}
        onClick={(event) => {
          event.preventDefault()
          if (!isBusy) void open()
        }}
      >
        {children}
      </a>
    </Button>
  )
}
