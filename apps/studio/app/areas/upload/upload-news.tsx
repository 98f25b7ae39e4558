import { VisuallyHidden } from '@chignon/ui/visually-hidden'
import { useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { uploadsAtom } from './upload-atoms.ts'
import type { Upload } from './upload.ts'

/** Says politely, for screen readers, when an upload is sent or done, failed, or needs its file. */
export function UploadNews() {
  const { t } = useLingui()
  const store = useStore()
  const [news, setNews] = useState('')
  const say = useEffectEvent(({ name, state }: Upload) => {
    if (state === 'checking') setNews(t`${name} is sent.`)
    if (state === 'ready') setNews(t`${name} is ready.`)
    if (state === 'failed') setNews(t`${name} failed.`)
    if (state === 'needs-file') setNews(t`${name} needs its file again.`)
  })
  useEffect(() => {
    let before = new Map(store.get(uploadsAtom).map(({ id, state }) => [id, state]))
    return store.sub(uploadsAtom, () => {
      const uploads = store.get(uploadsAtom)
      for (const upload of uploads) {
        const last = before.get(upload.id)
        // What is added with a state is no news.
        if (last !== undefined && last !== upload.state) say(upload)
      }
      before = new Map(uploads.map(({ id, state }) => [id, state]))
    })
  }, [store])
  return (
    <VisuallyHidden>
      <span role="status">{news}</span>
    </VisuallyHidden>
  )
}
