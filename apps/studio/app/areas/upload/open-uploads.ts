import type { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { browserConnection } from './connection.ts'
import { sendParts } from './send-parts.ts'
import { uploadListAtom } from './upload-atoms.ts'
import { uploadCalls } from './upload-calls.ts'
import { createUploadList, type UploadList } from './upload-list.ts'
import { browserLocks } from './upload-locks.ts'
import { openUploadRecords } from './upload-record.ts'

// What shows the state of a lesson’s video.
const nouns = ['course-document', 'video']

/** Opens the list of uploads of a person in this browser, and shows what is not done. */
export function openUploads(store: ReturnType<typeof createStore>, viewerId: string): UploadList {
  const client = store.get(queryClientAtom)
  const list = createUploadList({
    store,
    viewerId,
    records: openUploadRecords(),
    calls: uploadCalls(client),
    locks: browserLocks,
    connection: browserConnection,
    send: sendParts,
    onStored() {
      for (const noun of nouns) void client.invalidateQueries({ queryKey: [noun] })
    },
  })
  store.set(uploadListAtom, list)
  void list.restore()
  return list
}
