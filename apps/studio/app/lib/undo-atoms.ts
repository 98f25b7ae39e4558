import { dismissToastAtom, showToastAtom, toastsAtom } from '@chignon/app-kit/browser/toast-atoms'
import { atom } from 'jotai'

/** For how long the key `z` takes back what was done last. */
export const undoMs = 10_000

type Undo = { run: () => void; toastId: string | undefined }

const latestAtom = atom<Undo | null>(null)

type Offer = {
  message: string
  label: string
  undo: () => Promise<void>
  /** Resolves to whether it was done. The key takes it back also before. Default: it was. */
  done?: Promise<boolean>
}

/** Says what was done, and offers for ten seconds to take it back: by the button, or by the key. */
export const offerUndoAtom = atom(null, async (get, set, { message, label, undo, done }: Offer) => {
  let isTaken = false
  const offer: Undo = {
    run() {
      isTaken = true
      void (async () => {
        if (done === undefined || (await done)) await undo()
      })()
    },
    toastId: undefined,
  }
  const forget = () => {
    if (get(latestAtom) === offer) set(latestAtom, null)
  }
  set(latestAtom, offer)
  if (done !== undefined && !(await done)) forget()
  else if (!isTaken) {
    const take = () => {
      forget()
      offer.run()
    }
    set(showToastAtom, { tone: 'success', message, duration: undoMs, action: { label, onAction: take } })
    offer.toastId = get(toastsAtom).at(-1)?.id
    setTimeout(forget, undoMs)
  }
})

/** Takes back what was done last; returns whether there was something. */
export const undoLatestAtom = atom(null, (get, set): boolean => {
  const latest = get(latestAtom)
  if (!latest) return false
  set(latestAtom, null)
  if (latest.toastId !== undefined) set(dismissToastAtom, latest.toastId)
  latest.run()
  return true
})
