import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { areUploadsNeededAtom } from './upload-atoms.ts'

const UploadsArea = lazyWhenOnline(async () => (await import('./uploads-area.tsx')).UploadsArea)

/** The button and the panel of the uploads, loaded once there are some. */
export function UploadsStarter() {
  return (
    useAtomValue(areUploadsNeededAtom) && (
      <Suspense fallback={null}>
        <UploadsArea />
      </Suspense>
    )
  )
}
