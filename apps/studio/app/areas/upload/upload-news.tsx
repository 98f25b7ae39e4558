import { VisuallyHidden } from '@chignon/ui/visually-hidden'
import { useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { uploadsAtom } from './upload-atoms.ts'
import type { Upload } from './upload.ts'

type News = { id: string; text: string }

// Two files may be sent at the same time, and both are said.
const maxNews = 5

/** Says politely, for screen readers, when an upload is sent or done, failed, or needs its file. */
export function UploadNews() {
  const { t } = useLingui()
  const store = useStore()
  const [news, setNews] = useState<readonly News[]>([])
  const add = (text: string) =>
    setNews((before) => [...before.slice(1 - maxNews), { id: crypto.randomUUID(), text }])
  const say = useEffectEvent(({ name, state }: Upload) => {
    if (state === 'checking') add(t`${name} is sent.`)
    if (state === 'ready') add(t`${name} is ready.`)
    if (state === 'failed') add(t`${name} failed.`)
    if (state === 'needs-file') add(t`${name} needs its file again.`)
  })
  useEffect(() => {
    let before = new Map(store.get(uploadsAtom).map(({ id, state }) => [id, state]))
    return store.sub(uploadsAtom, () => {
      const uploads = store.get(uploadsAtom)
      for (const upload of uploads) {
        const last = before.get(upload.id)
        // What is added with a state is no news.
        if (upload.isOwn && last !== undefined && last !== upload.state) say(upload)
      }
      before = new Map(uploads.map(({ id, state }) => [id, state]))
    })
  }, [store])
  return (
    <VisuallyHidden>
      <span role="log" aria-label={t`Uploads`}>
        {news.map(({ id, text }) => (
          <span key={id}>{text}</span>
        ))}
      </span>
    </VisuallyHidden>
  )
}
