import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { useSending } from '../queue/use-sending.ts'
import { queuedNotesAtom, sendNotesAtom } from './note-outbox.ts'

const retryMs = 30_000

/** Sends notes that wait: from an earlier visit, once the connection is back, and twice a minute. Shows nothing. */
export function NoteSending() {
  const { viewer } = useRootData()
  const owner = viewer.id
  const send = useSetAtom(sendNotesAtom)
  const hasWaiting = Object.values(useAtomValue(queuedNotesAtom)).some(({ state }) => state === 'waiting')
  useSending(() => send(owner))
  useEffect(() => {
    if (!hasWaiting) return
    const timer = setInterval(() => void send(owner), retryMs)
    return () => clearInterval(timer)
  }, [hasWaiting, owner, send])
  return null
}
