import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useStorageOwner } from '../../../../lib/data/use-storage-owner.ts'
import { useSending } from '../queue/use-sending.ts'
import { queuedNotesAtom, sendNotesAtom } from './note-outbox.ts'

const retryMs = 30_000

/** Sends stored notes: after an earlier visit, once the connection is back, and twice a minute. Renders nothing. */
export function NoteSending() {
  const owner = useStorageOwner()
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
