import { loadWhenOnline } from '@chignon/app-kit/browser/load-when-online'
import { atom, useStore } from 'jotai'
import { useStartData } from '../../lib/start-data-context.ts'
import { areUploadsNeededAtom } from './upload-atoms.ts'
import type { UploadList } from './upload-list.ts'

/** The list of this page, once its code is requested. */
const loadingAtom = atom<{ list: Promise<UploadList> | null }>({ list: null })

/** Loads the list of uploads, with those that this browser keeps. Its code is loaded with the first call. */
export function useLoadUploads(): () => Promise<UploadList> {
  const store = useStore()
  const { viewer } = useStartData()
  return () => {
    store.set(areUploadsNeededAtom)
    const loading = store.get(loadingAtom)
    loading.list ??= loadWhenOnline(async () => {
      const { openUploads } = await import('./open-uploads.ts')
      return openUploads(store, viewer.id)
    })
    return loading.list
  }
}
